// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, listDrafts, writeDraft } from '@/session/draft-store';
import { removeLocks, stubLocks } from '../support/fake-locks';
import { closeForms, EMPTY, openForm } from './draft-driver';

const storedChanges = () => listDrafts(4, 'member/5').map(({ draft }) => draft.changes);
const names = () => storedChanges().map(({ name }) => name);

/** A browser sends the event of a change in the storage to all tabs but the one that made it. */
const dispatchStorageEvent = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** A form has its lock a moment after it has opened. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

type Opened = ReturnType<typeof openForm>;
const offered = ({ keeper }: Opened) => keeper.getOffers().map(({ name }) => name);

describe('two tabs with the same form, over HTTPS', () => {
  beforeEach(stubLocks);
  afterEach(() => {
    closeForms();
    removeLocks();
  });

  async function open(): Promise<Opened> {
    const opened = openForm();
    await settled();
    return opened;
  }

  it('keep one draft each, and both are offered to the next form', async () => {
    const first = await open();
    const second = await open();
    first.type({ name: 'Min' });
    second.type({ name: 'Kyaw', address: 'Bago' });
    first.leave();
    second.leave();
    expect(names().toSorted()).toEqual(['Kyaw', 'Min']);
    expect((await open()).keeper.getOffers()).toHaveLength(2);
  });

  it('keep the input of one apart from the draft of the other, which is still open', async () => {
    const first = await open();
    first.type({ name: 'Min', address: 'Yangon' });
    window.dispatchEvent(new Event('pagehide'));
    const second = await open();
    expect(offered(second)).toHaveLength(1);
    second.type({ name: 'Kyaw' });
    second.leave();
    expect(storedChanges()).toEqual(
      expect.arrayContaining([{ name: 'Min', address: 'Yangon' }, { name: 'Kyaw' }]),
    );
    first.keeper.settle();
    expect(storedChanges()).toEqual([{ name: 'Kyaw' }]);
  });

  it('restore each draft one after the other, without losing the one restored before', async () => {
    const first = await open();
    const second = await open();
    first.type({ name: 'Min' });
    second.type({ name: 'Kyaw', address: 'Bago' });
    first.leave();
    second.leave();
    const third = await open();
    const [firstOffer, secondOffer] = third.keeper.getOffers();
    await third.keeper.restore(firstOffer?.name);
    third.type({ address: 'Mandalay' });
    await third.keeper.restore(secondOffer?.name);
    const shown = third.form.values;
    expect([EMPTY, { ...EMPTY, name: 'Min' }, { ...EMPTY, name: 'Kyaw', address: 'Bago' }]).toContainEqual(
      shown,
    );
    expect(shown).not.toEqual(EMPTY);
    const [replacedOffer] = third.keeper.getOffers();
    await third.keeper.restore(replacedOffer?.name);
    expect(third.form.values).toMatchObject({ address: 'Mandalay' });
    third.leave();
    expect(names().toSorted()).toEqual(['Kyaw', 'Min']);
  });

  it('keep the draft of the other when one is discarded', async () => {
    const first = await open();
    const second = await open();
    first.type({ name: 'Min' });
    second.type({ name: 'Kyaw' });
    first.leave();
    second.leave();
    const third = await open();
    const [remaining, discarded] = third.keeper.getOffers();
    third.keeper.discard(discarded?.name);
    expect(offered(third)).toEqual([remaining?.name]);
    expect(storedChanges()).toHaveLength(1);
  });

  it('withdraw the offer of a draft that the other tab has restored', async () => {
    writeDraft(4, 'member/5', { changes: { name: 'Old' }, base: {} });
    writeDraft(4, 'member/5#a', { changes: { name: 'Min' }, base: {} });
    const opened = await open();
    const [, other] = opened.keeper.getOffers();
    clearDrafts();
    await opened.keeper.restore(other?.name);
    expect(opened.form.values).toEqual(EMPTY);
    expect(offered(opened)).not.toContain(other?.name);
  });

  it('offer a draft stored by an earlier release', async () => {
    localStorage.setItem(
      'draft:4:member/5',
      JSON.stringify({ version: 1, savedAt: 1_700_000_000_000, changes: { name: 'Min' }, base: {} }),
    );
    const opened = await open();
    await opened.keeper.restore();
    expect(opened.form.values).toMatchObject({ name: 'Min' });
  });

  it('offer a draft once when a form is closed and opened again before it has its lock', async () => {
    writeDraft(4, 'member/5', { changes: { name: 'Min' }, base: {} });
    const reopened = openForm();
    reopened.leave();
    const leaveAgain = reopened.keeper.start();
    await settled();
    expect(offered(reopened)).toEqual(['member/5']);
    leaveAgain();
  });

  it('keep their input when the other tab discards its draft', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opened = await open();
    opened.type({ name: 'Min' });
    vi.runAllTimers();
    clearDrafts();
    dispatchStorageEvent('draft:4:member/5');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(names()).toEqual(['Min']);
  });
});

describe('two tabs with the same form, without locks', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    closeForms();
  });

  it('keep one draft each: an overwritten one is moved', () => {
    const first = openForm();
    const second = openForm();
    first.type({ name: 'Min' });
    vi.runAllTimers();
    second.type({ name: 'Kyaw' });
    vi.runAllTimers();
    expect(names()).toEqual(['Kyaw']);
    dispatchStorageEvent('draft:4:member/5');
    vi.runAllTimers();
    // In the page of a test both forms receive the event.
    expect([...new Set(names())].toSorted()).toEqual(['Kyaw', 'Min']);
  });
});
