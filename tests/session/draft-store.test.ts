// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/clock';
import { clearDrafts, readDraft, removeDraft, writeDraft } from '@/session/draft-store';
import { fillStorage } from '../support/browser-states';

const NOON = Date.UTC(2026, 10, 20, 3);
const CONTENT = { changes: { name: 'Min' }, base: { name: 'Aung' } };
const KEY = 'draft:4:member/5';

describe('the storage of drafts', () => {
  beforeEach(() => setClock(() => new Date(NOON)));
  afterEach(() => setClock());

  it('keeps one for each user and screen, with its time', () => {
    writeDraft(4, 'member/5', CONTENT);
    expect(readDraft(4, 'member/5')).toEqual({ savedAt: NOON, ...CONTENT });
    expect(readDraft(4, 'member/6')).toBeNull();
    expect(readDraft(1, 'member/5')).toBeNull();
    removeDraft(4, 'member/5');
    expect(readDraft(4, 'member/5')).toBeNull();
  });

  it.each([
    ['no JSON', '{"version":1'],
    ['another shape', '[]'],
    ['another version', JSON.stringify({ version: 2, savedAt: NOON, ...CONTENT })],
    ['no time', JSON.stringify({ version: 1, ...CONTENT })],
    ['changes that are none', JSON.stringify({ version: 1, savedAt: NOON, changes: [], base: {} })],
  ])('drops %s', (_what, text) => {
    localStorage.setItem(KEY, text);
    expect(readDraft(4, 'member/5')).toBeNull();
  });

  it('deletes the drafts of all users, or of all others, and nothing else', () => {
    localStorage.setItem('token', 'secret');
    for (const id of [4, 41]) writeDraft(id, 'project/new', CONTENT);
    clearDrafts(4);
    expect(Object.keys(localStorage).toSorted()).toEqual(['draft:4:project/new', 'token']);
    clearDrafts();
    expect(Object.keys(localStorage)).toEqual(['token']);
  });

  it('keeps a draft that exceeds the storage until the page is closed, and no old one beyond that', () => {
    writeDraft(4, 'member/5', CONTENT);
    fillStorage();
    const newer = { ...CONTENT, changes: { name: 'Hnin' } };
    writeDraft(4, 'member/5', newer);
    expect(readDraft(4, 'member/5')).toEqual({ savedAt: NOON, ...newer });
    expect(localStorage).toHaveLength(0);
    clearDrafts();
    expect(readDraft(4, 'member/5')).toBeNull();
  });
});
