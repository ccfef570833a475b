// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { setClock } from '@/lib/clock';
import { createDraftKeeper } from '@/session/draft-keeper';
import { readDraft, writeDraft, type Fields } from '@/session/draft-store';
import type { SentFinder } from '@/session/sent-input';

const EMPTY = { name: '', address: '', password: '' };

let open: (() => void)[] = [];

/** A form on the screen: `leave` is what a reload does. */
function openForm({
  values = EMPTY as Fields,
  isOfRecord = false,
  isOwn = true,
  finder = undefined as SentFinder<Fields> | undefined,
} = {}) {
  const form = { values };
  const keeper = createDraftKeeper({
    staffId: 4,
    screen: 'member/5',
    unkept: ['password'],
    isOfRecord,
    read: () => form.values,
    fill: (fields) => type(fields),
    isOwn: () => isOwn,
  });
  keeper.noteFinder(finder);
  const leave = keeper.start();
  open.push(leave);
  function type(fields: Fields): void {
    form.values = { ...form.values, ...fields };
    keeper.noteChange();
  }
  return { form, keeper, type, leave };
}

const kept = () => readDraft(4, 'member/5')?.changes;
const keep = (changes: Fields, base: Fields = {}) => writeDraft(4, 'member/5', { changes, base });

describe('the keeper of a draft', () => {
  // A timer would go on into the next test.
  afterEach(() => {
    open.forEach((leave) => leave());
    open = [];
  });

  it('keeps what was typed, offers it, and brings it back', () => {
    const first = openForm();
    expect(first.keeper.getOffer()).toBeNull();
    first.type({ name: 'Min', password: 'secret1' });
    first.leave();
    expect(kept()).toEqual({ name: 'Min' });

    const second = openForm();
    expect(second.keeper.getOffer()).not.toBeNull();
    second.keeper.restore();
    expect(second.form.values).toEqual({ ...EMPTY, name: 'Min' });
    expect(second.keeper.getOffer()).toBeNull();
    expect(second.keeper.hasUnsavedInput()).toBe(true);
    second.leave();
    expect(kept()).toEqual({ name: 'Min' });
  });

  it('writes when the page goes away without a word', () => {
    openForm().type({ name: 'Min' });
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual({ name: 'Min' });
  });

  it('drops the draft of a form that is as it was', () => {
    const { type, leave, keeper } = openForm();
    type({ name: 'Min' });
    type({ name: '' });
    expect(keeper.hasUnsavedInput()).toBe(false);
    leave();
    expect(kept()).toBeUndefined();
  });

  it('loses nothing while nobody has decided: what is typed meanwhile is newer', () => {
    keep({ name: 'Min', address: 'Yangon' });
    const first = openForm();
    first.type({ name: 'Kyaw' });
    first.leave();
    expect(kept()).toEqual({ name: 'Kyaw', address: 'Yangon' });

    const second = openForm();
    second.type({ name: 'Zaw' });
    second.keeper.restore();
    expect(second.form.values).toMatchObject({ name: 'Zaw', address: 'Yangon' });
  });

  it('keeps what was typed meanwhile when the older draft is discarded', () => {
    keep({ name: 'Min', address: 'Yangon' });
    const { type, keeper } = openForm();
    type({ name: 'Kyaw' });
    keeper.discard();
    expect(keeper.getOffer()).toBeNull();
    expect(kept()).toEqual({ name: 'Kyaw' });
  });

  it('offers nothing that the screen shows already', () => {
    keep({ name: 'Min' });
    expect(openForm({ values: { ...EMPTY, name: 'Min' } }).keeper.getOffer()).toBeNull();
  });

  it('leaves no draft after a save, and starts over from what was saved', () => {
    const { keeper, type, leave } = openForm();
    type({ name: 'Min', address: 'Yangon' });
    keeper.settle();
    expect(keeper.hasUnsavedInput()).toBe(false);
    expect(kept()).toBeUndefined();
    type({ address: 'Bago' });
    expect(keeper.hasUnsavedInput()).toBe(true);
    leave();
    // A reload shows an empty form again.
    expect(kept()).toEqual({ name: 'Min', address: 'Bago' });
  });

  it('settles what was sent: what was typed meanwhile stays unsaved, and is kept', () => {
    const { keeper, type, leave } = openForm();
    type({ name: 'Min' });
    const sent = keeper.snapshot();
    type({ address: 'Bago' });
    keeper.settle(sent);
    expect(keeper.hasUnsavedInput()).toBe(true);
    leave();
    expect(kept()).toEqual({ name: 'Min', address: 'Bago' });
  });

  it.each([
    ['the record of today', { address: 'Yangon' }, true, false],
    ['a record that changed since', { address: 'Bago' }, true, true],
    ['a form without a record', { address: 'Bago' }, false, false],
  ])('says of %s whether the draft is outdated', (_what, base, isOfRecord, isOutdated) => {
    keep({ address: 'Mandalay' }, base);
    const { keeper, form } = openForm({ values: { ...EMPTY, name: 'New', address: 'Yangon' }, isOfRecord });
    expect(keeper.getOffer()).toMatchObject({ isOutdated });
    keeper.restore();
    expect(form.values).toMatchObject({ name: 'New', address: 'Mandalay' });
  });

  it('neither writes nor holds back anybody after the session has become another one', () => {
    const { type, keeper, leave } = openForm({ isOwn: false });
    type({ name: 'Min' });
    expect(keeper.hasUnsavedInput()).toBe(false);
    leave();
    expect(kept()).toBeUndefined();
  });

  describe('of a form that is left while it is being saved', () => {
    const NONE = { countShown: () => 0, countNow: () => Promise.resolve(0) };
    const openRecord = (finder: SentFinder<Fields> = NONE) => openForm({ finder });
    const stateOf = ({ keeper }: ReturnType<typeof openForm>) => keeper.getOffer()?.state;
    afterEach(() => setClock());

    /** Sends what the form holds; `end` brings the answer. */
    function send({ keeper, form }: ReturnType<typeof openForm>) {
      let answer = (_error?: Error) => {};
      const answered = new Promise<void>((resolve, reject) => {
        answer = (error) => (error ? reject(error) : resolve());
      });
      const isSaved = keeper.submit(form.values, () => answered).catch(() => false);
      return (error?: Error) => {
        answer(error);
        return isSaved;
      };
    }

    it('says so on the way out; what is typed meanwhile is unsaved', async () => {
      const opened = openRecord();
      opened.type({ name: 'Min' });
      const end = send(opened);
      expect(opened.keeper.hasUnsavedInput()).toBe('sending');
      opened.type({ address: 'Bago' });
      expect(opened.keeper.hasUnsavedInput()).toBe(true);
      expect(await end()).toBe(true);
      expect(opened.keeper.hasUnsavedInput()).toBe(true);
      expect(opened.keeper.typedSince()).toEqual({ address: 'Bago' });
    });

    it.each([
      ['saved', undefined, undefined],
      ['refused', new ApiError('forbidden'), { name: 'Min' }],
    ])('follows its end although the form is gone: %s', async (_how, error, draft) => {
      const opened = openRecord();
      opened.type({ name: 'Min', password: 'secret1' });
      const end = send(opened);
      opened.leave();
      expect(readDraft(4, 'member/5')?.submission).toMatchObject({ sent: { name: 'Min' }, before: 0 });
      expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret1');
      await end(error);
      expect(kept()).toEqual(draft);
      expect(readDraft(4, 'member/5')?.submission).toBeUndefined();
    });

    it.each([
      ['saved', undefined, 'saved', undefined],
      ['refused', new ApiError('forbidden'), 'found', { name: 'Min' }],
    ])('tells somebody who is back before the end: %s', async (_how, error, state, draft) => {
      const first = openRecord();
      first.type({ name: 'Min' });
      const end = send(first);
      first.leave();
      const second = openRecord();
      expect(stateOf(second)).toBe('sending');
      await end(error);
      expect(stateOf(second)).toBe(state);
      expect(kept()).toEqual(draft);
    });

    const SINCE = Date.UTC(2026, 10, 20, 3);
    const keepSent = () =>
      writeDraft(4, 'member/5', {
        changes: { name: 'Min' },
        base: { name: '' },
        submission: { since: SINCE, held: { name: 'Min' }, sent: { name: 'Min' }, before: 0 },
      });

    it.each([
      ['is there', () => Promise.resolve(1), 5, 'saved', undefined],
      ['is missing, and may still come', () => Promise.resolve(0), 5, 'unknown', { name: 'Min' }],
      ['is missing', () => Promise.resolve(0), 90, 'found', { name: 'Min' }],
      ['cannot be read', () => Promise.reject(new Error('offline')), 90, 'unknown', { name: 'Min' }],
    ])('is looked for after a reload: it %s', async (_what, countNow, seconds, state, draft) => {
      keepSent();
      setClock(() => new Date(SINCE + seconds * 1_000));
      const opened = openRecord({ countShown: () => 0, countNow });
      expect(stateOf(opened)).toBe('looking');
      await vi.waitFor(() => expect(stateOf(opened)).toBe(state));
      expect(kept()).toEqual(draft);
    });

    it('is looked for once more before it is brought back, and before it is sent again', async () => {
      keepSent();
      setClock(() => new Date(SINCE + 5_000));
      let count = 0;
      const finder = { countShown: () => count, countNow: () => Promise.resolve(count) };
      const first = openRecord(finder);
      await vi.waitFor(() => expect(stateOf(first)).toBe('unknown'));
      await first.keeper.restore();
      expect(first.form.values).toMatchObject({ name: 'Min' });
      count = 1;
      let calls = 0;
      await first.keeper.submit({ name: 'Min' }, () => (calls += 1));
      expect([calls, stateOf(first), kept()]).toEqual([0, 'saved', undefined]);

      keepSent();
      count = 0;
      const second = openRecord(finder);
      await vi.waitFor(() => expect(stateOf(second)).toBe('unknown'));
      count = 1;
      await second.keeper.restore();
      expect([second.form.values, stateOf(second)]).toEqual([EMPTY, 'saved']);
    });
  });

  describe('with input beside the form', () => {
    const start = { dates: ['2026-11-20'] };
    const other = { dates: ['2026-11-18'] };

    function openBeside(values: Fields, hasStart = true) {
      const opened = openForm();
      const restored: Fields[] = [];
      const note = (next: Fields) =>
        opened.keeper.noteBeside({
          values: next,
          start: hasStart ? start : undefined,
          restore: (fields) => void restored.push(fields),
        });
      note(values);
      return { ...opened, note, restored };
    }

    it('keeps it together with the form, or alone where it is worth a draft', () => {
      const first = openBeside(start);
      first.type({ name: 'Min' });
      first.leave();
      expect(kept()).toEqual({ name: 'Min', ...start });
      first.type({ name: '' });
      first.note(other);
      first.leave();
      expect(kept()).toEqual(other);
    });

    it('keeps nothing of a look around', () => {
      for (const hasStart of [true, false]) {
        const { note, leave } = openBeside(other, hasStart);
        note(start);
        leave();
        expect(kept()).toBeUndefined();
      }
    });

    it('keeps what was changed while the rest was sent', () => {
      const { note, keeper, leave } = openBeside(start);
      const sent = keeper.snapshot();
      note(other);
      keeper.settle(sent);
      leave();
      expect(kept()).toEqual(other);
    });

    it('keeps nothing that was sent', () => {
      const { note, keeper, leave } = openBeside(start);
      note(other);
      keeper.settle();
      keeper.noteChange();
      leave();
      expect(kept()).toBeUndefined();
    });
  });
});
