// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { setClock } from '@/lib/clock';
import type { Fields } from '@/lib/three-way-merge';
import { readDraft, writeDraft } from '@/session/draft-store';
import type { DuplicateProbe } from '@/session/duplicate-probe';
import { closeForms, EMPTY, openForm, storedChanges } from './draft-driver';

describe('the draft of a form that is left while it is being saved', () => {
  const NONE = { countShown: () => 0, countCurrent: () => Promise.resolve(0) };
  const openRecord = (probe: DuplicateProbe<Fields> = NONE) => openForm({ probe });
  const getState = ({ keeper }: ReturnType<typeof openForm>) => keeper.getOffers()[0]?.state;
  afterEach(() => {
    closeForms();
    setClock();
  });

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

  it('warns on leaving; input entered meanwhile is unsaved', async () => {
    const opened = openRecord();
    opened.type({ name: 'Min' });
    const end = send(opened);
    expect(opened.keeper.checkUnsaved()).toBe('sending');
    opened.type({ address: 'Bago' });
    expect(opened.keeper.checkUnsaved()).toBe('draft');
    expect(await end()).toBe(true);
    expect(opened.keeper.checkUnsaved()).toBe('draft');
    expect(opened.keeper.getTypedSinceSave()).toEqual({ address: 'Bago' });
  });

  it.each([
    ['saved', undefined, undefined],
    ['refused', new ApiError('forbidden'), { name: 'Min' }],
  ])('is kept or deleted by the result although the form is gone: %s', async (_how, error, draft) => {
    const opened = openRecord();
    opened.type({ name: 'Min', password: 'secret1' });
    const end = send(opened);
    opened.leave();
    expect(readDraft(4, 'member/5')?.submission).toMatchObject({ sent: { name: 'Min' }, before: 0 });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret1');
    await end(error);
    expect(storedChanges()).toEqual(draft);
    expect(readDraft(4, 'member/5')?.submission).toBeUndefined();
  });

  it('keeps only the earlier values of what was typed since, so that the rest is not outdated', async () => {
    const opened = openRecord();
    opened.type({ name: 'Min' });
    const end = send(opened);
    opened.type({ address: 'Bago' });
    opened.leave();
    await end();
    const draft = readDraft(4, 'member/5');
    expect([draft?.changes, draft?.base]).toEqual([{ address: 'Bago' }, { address: EMPTY.address }]);
  });

  it.each([
    ['saved', undefined, 'saved', undefined],
    ['refused', new ApiError('forbidden'), 'found', { name: 'Min' }],
  ])('shows the result to a user who returned before it: %s', async (_how, error, state, draft) => {
    const first = openRecord();
    first.type({ name: 'Min' });
    const end = send(first);
    first.leave();
    const second = openRecord();
    expect(getState(second)).toBe('sending');
    await end(error);
    expect(getState(second)).toBe(state);
    expect(storedChanges()).toEqual(draft);
  });

  const SINCE = Date.UTC(2026, 10, 20, 3);
  const keepSent = () =>
    writeDraft(4, 'member/5', {
      changes: { name: 'Min' },
      base: { name: '' },
      submission: { since: SINCE, held: { name: 'Min' }, sent: { name: 'Min' }, before: 0 },
    });

  it.each([
    ['exists', () => Promise.resolve(1), 5, 'saved', undefined],
    ['is missing, and may still arrive', () => Promise.resolve(0), 5, 'unknown', { name: 'Min' }],
    ['is missing', () => Promise.resolve(0), 90, 'found', { name: 'Min' }],
    ['cannot be read', () => Promise.reject(new Error('offline')), 90, 'unknown', { name: 'Min' }],
  ])(
    'is searched for on the server after a reload: the record %s',
    async (_what, countCurrent, seconds, state, draft) => {
      keepSent();
      setClock(() => new Date(SINCE + seconds * 1_000));
      const opened = openRecord({ countShown: () => 0, countCurrent });
      expect(getState(opened)).toBe('looking');
      await vi.waitFor(() => expect(getState(opened)).toBe(state));
      expect(storedChanges()).toEqual(draft);
    },
  );

  it('is searched for again before it is restored, and before it is sent again', async () => {
    keepSent();
    setClock(() => new Date(SINCE + 5_000));
    let count = 0;
    const probe = { countShown: () => count, countCurrent: () => Promise.resolve(count) };
    const first = openRecord(probe);
    await vi.waitFor(() => expect(getState(first)).toBe('unknown'));
    await first.keeper.restore();
    expect(first.form.values).toMatchObject({ name: 'Min' });
    count = 1;
    let calls = 0;
    await first.keeper.submit({ name: 'Min' }, () => (calls += 1));
    expect([calls, getState(first), storedChanges()]).toEqual([0, 'saved', undefined]);

    keepSent();
    count = 0;
    const second = openRecord(probe);
    await vi.waitFor(() => expect(getState(second)).toBe('unknown'));
    count = 1;
    await second.keeper.restore();
    expect([second.form.values, getState(second)]).toEqual([EMPTY, 'saved']);
  });

  it('is not restored into a form that was left during the search', async () => {
    keepSent();
    setClock(() => new Date(SINCE + 5_000));
    const { keeper, form, leave } = openRecord();
    await vi.waitFor(() => expect(keeper.getOffers()[0]?.state).toBe('unknown'));
    const restoring = keeper.restore();
    leave();
    await restoring;
    expect(form.values).toEqual(EMPTY);
    expect(readDraft(4, 'member/5')?.submission).toBeDefined();
  });

  it('is not sent again while it may still arrive, unless the draft is discarded', async () => {
    keepSent();
    let seconds = 5;
    setClock(() => new Date(SINCE + seconds * 1_000));
    const { keeper, type } = openRecord();
    await vi.waitFor(() => expect(keeper.getOffers()[0]?.state).toBe('unknown'));
    let calls = 0;
    const press = () => keeper.submit({ name: 'Min' }, () => (calls += 1));
    // The same, typed anew or brought back.
    type({ name: 'Min' });
    await press();
    await keeper.restore();
    await press();
    expect([calls, keeper.getOffers()[0]?.state]).toEqual([0, 'unknown']);
    seconds = 90;
    await press();
    expect([calls, keeper.getOffers(), storedChanges()]).toEqual([1, [], undefined]);
  });

  it.each([
    ['is missing', 0],
    ['exists', 1],
  ])('is not sent again by a form that was left during the search: the record %s', async (_what, count) => {
    keepSent();
    setClock(() => new Date(SINCE + 90_000));
    let answer = (_count: number) => {};
    const countCurrent = () =>
      new Promise<number>((resolve) => {
        answer = resolve;
      });
    const { keeper, leave } = openRecord({ countShown: () => 0, countCurrent });
    let calls = 0;
    const submitted = keeper.submit({ name: 'Min' }, () => (calls += 1));
    leave();
    answer(count);
    expect([await submitted, calls]).toEqual([false, 0]);
    expect(readDraft(4, 'member/5')?.submission).toBeDefined();
  });

  it('is searched for by the write when the same form has sent it', async () => {
    let looks = 0;
    const { keeper, form, type } = openRecord({
      countShown: () => 0,
      countCurrent: () => Promise.resolve((looks += 1)),
    });
    type({ name: 'Min' });
    const lost = () => Promise.reject(new ApiError('server').withOutcome('unknown'));
    await expect(keeper.submit(form.values, lost)).rejects.toThrow();
    expect(await keeper.submit(form.values, () => Promise.resolve())).toBe(true);
    expect([looks, keeper.getOffers(), storedChanges()]).toEqual([0, [], undefined]);
  });
});
