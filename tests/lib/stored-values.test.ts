// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localValues, sessionValues, storageTrouble } from '@/lib/stored-values';
import { blockStorage, fillStorage } from '../support/browser-states';

const changedElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

// Before the storage is emptied for the next test.
afterEach(() => void vi.restoreAllMocks());

describe('values stored in the browser', () => {
  it('are read from and written to its storage', () => {
    localValues.write('a', '1');
    expect(localStorage.getItem('a')).toBe('1');
    localStorage.setItem('a', '2');
    expect([localValues.read('a'), localValues.read('b'), localValues.keys()]).toEqual(['2', null, ['a']]);
    localValues.remove('a');
    expect(localStorage).toHaveLength(0);
    expect(storageTrouble.get()).toBeNull();
  });

  it('are kept in the page while the storage is blocked, which is reported', () => {
    blockStorage();
    expect(localValues.read('a')).toBeNull();
    expect(storageTrouble.get()).toBe('blocked');
    localValues.write('a', '1');
    expect([localValues.read('a'), localValues.keys()]).toEqual(['1', ['a']]);
    localValues.remove('a');
    expect([localValues.read('a'), localValues.keys()]).toEqual([null, []]);
  });

  it('are kept in the page when the storage is full, in place of the stored ones', () => {
    localValues.write('a', 'old');
    const makeRoom = fillStorage();
    localValues.write('a', 'new');
    expect([localValues.read('a'), localStorage.getItem('a')]).toEqual(['new', null]);
    expect(storageTrouble.get()).toBe('full');
    makeRoom();
    localValues.write('a', 'newer');
    expect(localStorage.getItem('a')).toBe('newer');
  });

  it('are not kept in the page when only the browser may keep them', () => {
    localValues.write('a', 'old');
    fillStorage();
    expect(localValues.tryWrite('a', 'new')).toBe(false);
    expect(localValues.read('a')).toBe('old');
    expect(storageTrouble.get()).toBe('full');
  });

  it('are replaced by those of another tab', () => {
    const makeRoom = fillStorage();
    localValues.write('a', 'mine');
    makeRoom();
    localStorage.setItem('a', 'theirs');
    changedElsewhere('a');
    expect(localValues.read('a')).toBe('theirs');
    // Another tab has emptied the storage: there is room again.
    changedElsewhere(null);
    expect(storageTrouble.get()).toBeNull();
  });

  it('of this tab outlive what another tab clears', () => {
    fillStorage();
    localValues.write('a', 'shared');
    sessionValues.write('a', 'mine');
    changedElsewhere(null);
    expect([localValues.read('a'), sessionValues.read('a')]).toEqual([null, 'mine']);
  });

  it('are reported as failing once for each kind of failure', () => {
    const listener = vi.fn();
    const unsubscribe = storageTrouble.subscribe(listener);
    fillStorage();
    localValues.write('a', '1');
    localValues.write('b', '1');
    expect(listener).toHaveBeenCalledTimes(1);
    storageTrouble.acknowledge();
    expect(storageTrouble.get()).toBeNull();
    localValues.write('c', '1');
    expect(storageTrouble.get()).toBeNull();
    blockStorage();
    localValues.read('unknown');
    expect(storageTrouble.get()).toBe('blocked');
    unsubscribe();
  });
});
