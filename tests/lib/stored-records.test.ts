// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { storedRecords } from '@/lib/stored-records';
import { versionedJson } from '@/lib/versioned-json';
import { fillStorage } from '../support/browser-states';

type Note = { text: string };
const read = (stored: object): Note | undefined =>
  'text' in stored && typeof stored.text === 'string' ? { text: stored.text } : undefined;
const notes = storedRecords('note:', versionedJson<Note>(2, read));

afterEach(() => void vi.restoreAllMocks());

it('stores records by user and name, with their version', () => {
  notes.write({ text: 'a' }, 4);
  notes.write({ text: 'b' }, 4, 'one');
  expect({ ...localStorage }).toEqual({
    'note:4': '{"version":2,"text":"a"}',
    'note:4:one': '{"version":2,"text":"b"}',
  });
  expect([notes.read(4), notes.read(4, 'one'), notes.read(5)]).toEqual([{ text: 'a' }, { text: 'b' }, null]);
  notes.remove(4);
  expect(notes.read(4)).toBeNull();
});

it.each([
  ['no JSON', '{"version":2'],
  ['no object', '2'],
  ['null', 'null'],
  ['another version', '{"version":1,"text":"a"}'],
  ['no version', '{"text":"a"}'],
  ['another shape', '{"version":2,"text":7}'],
])('reads %s as no record', (_what, text) => {
  localStorage.setItem('note:4', text);
  expect(notes.read(4)).toBeNull();
});

it('returns the same record until another one is written, also by another tab', () => {
  notes.write({ text: 'a' }, 4);
  notes.write({ text: 'c' }, 4, 'one');
  const before = notes.read(4);
  expect(notes.read(4, 'one')).toEqual({ text: 'c' });
  expect(notes.read(4)).toBe(before);
  localStorage.setItem('note:4', '{"version":2,"text":"b"}');
  expect(notes.read(4)).toEqual({ text: 'b' });

  const listener = vi.fn<() => void>();
  notes.followOtherTabs(listener);
  for (const key of ['note:9', 'other:4', null]) window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('notifies of a record that another tab wrote, or removed with the whole storage', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = notes.followRecord(4, () => 'one', listener);
  const keys = ['note:4', 'note:4:one', null];
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  window.dispatchEvent(new StorageEvent('storage', { key: 'note:4:one' }));
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  { whose: 'all users', exceptUserId: undefined, left: [] },
  { whose: 'all users but one', exceptUserId: 4, left: ['note:4', 'note:4:one'] },
])('removes the named and unnamed records of $whose', ({ exceptUserId, left }) => {
  notes.write({ text: 'a' }, 4);
  notes.write({ text: 'b' }, 4, 'one');
  notes.write({ text: 'c' }, 40);
  notes.write({ text: 'd' }, 5, 'one');
  notes.clear(exceptUserId);
  expect(Object.keys(localStorage).sort()).toEqual(left);
});

it('reports a failing storage, and keeps the older record', () => {
  notes.write({ text: 'old' }, 4);
  fillStorage();
  expect(notes.tryWrite({ text: 'new' }, 4)).toBe(false);
  expect(notes.read(4)).toEqual({ text: 'old' });
});
