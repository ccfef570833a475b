import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { connectSession } from '@/api/bearer-token';
import { updateRecord } from '@/api/save/update-record';
import { NotPersistedError, IncompleteSave } from '@/api/save/save-outcome';
import type { Fields } from '@/lib/three-way-merge';

const BASE = { name: 'Sato', address: 'Old', project: [1, 2], sort_key: '' };
const LOST_ANSWER = new ApiError('offline');

type Server = {
  /** The record before the write; null without one. */
  before?: Fields | null;
  /** The record that the server stores of the sent one. */
  store?: (sent: Fields) => Fields | null;
  words?: string;
  /** The answer to the write is lost. */
  isLost?: boolean;
};

type UpdateOptions = Partial<Parameters<typeof updateRecord<Fields, Fields>>[0]>;

async function save(mine: Partial<typeof BASE>, server: Server, more: UpdateOptions = {}) {
  let stored = server.before === undefined ? { ...BASE } : server.before;
  const sent: Fields[] = [];
  const outcome = await updateRecord<Fields, Fields>({
    base: BASE,
    mine: { ...BASE, ...mine },
    read: () => Promise.resolve(stored),
    getFields: (record) => record,
    write: (merged) => {
      sent.push(merged);
      stored = server.store ? server.store(merged) : merged;
      return server.isLost ? Promise.reject(LOST_ANSWER) : Promise.resolve({ message: server.words });
    },
    ...more,
  }).catch((error: unknown) => error);
  return { outcome, sent };
}

const withoutSortKey = ({ sort_key: _, ...stored }: Fields): Fields => stored;

describe('an update', () => {
  it('is not sent when another user signed in while the record was read', async () => {
    let token = 'mine';
    connectSession({ getToken: () => token, onUnauthorized: () => undefined });
    const read = () => {
      token = 'theirs';
      return Promise.resolve(BASE);
    };
    expect(await save({ address: 'New' }, {}, { read })).toMatchObject({
      outcome: { kind: 'unauthorized', isUnsent: true },
      sent: [],
    });
  });

  it('is saved when the stored record holds everything that was sent', async () => {
    expect(await save({ address: 'New' }, {})).toEqual({
      outcome: undefined,
      sent: [{ ...BASE, address: 'New' }],
    });
  });

  it('keeps what a colleague saved meanwhile in another field', async () => {
    const { outcome, sent } = await save({ address: 'New' }, { before: { ...BASE, name: 'Kato' } });
    expect(outcome).toBeUndefined();
    expect(sent).toEqual([{ ...BASE, name: 'Kato', address: 'New' }]);
  });

  it('sends nothing when both changed the same field, and returns the stored values', async () => {
    const stored = { ...BASE, address: 'Theirs' };
    const { outcome, sent } = await save({ address: 'Mine' }, { before: stored });
    expect(outcome).toEqual(new IncompleteSave('changed', { fields: ['address'], stored }));
    expect(sent).toEqual([]);
  });

  it('sends nothing when the record was deleted', async () => {
    const { outcome, sent } = await save({ address: 'Mine' }, { before: null });
    expect(outcome).toEqual(new IncompleteSave('gone'));
    expect(sent).toEqual([]);
  });

  it('sends nothing when the record cannot be read', async () => {
    const failure = new ApiError('timeout');
    const { outcome, sent } = await save({ address: 'New' }, {}, { read: () => Promise.reject(failure) });
    expect(outcome).toBe(failure);
    expect(sent).toEqual([]);
  });

  it.each<[string, Partial<typeof BASE>, (sent: Fields) => Fields, string[]]>([
    ['projects', { address: 'New' }, (sent) => ({ ...sent, project: [] }), ['project']],
    ['an untouched list alone', {}, (sent) => ({ ...sent, project: [] }), ['project']],
    ['one of two', { address: 'New', name: 'X' }, (sent) => ({ ...sent, name: 'Sato' }), ['name']],
    ['a field that it has forgotten', { name: 'X', sort_key: '2' }, withoutSortKey, ['sort_key']],
  ])('names the fields that the server did not keep: %s', async (_what, mine, store, lost) => {
    const { outcome } = await save(mine, { store, words: 'Done (half).' });
    expect(outcome).toMatchObject({ kind: 'partlyKept', fields: lost, reason: 'Done (half).' });
  });

  it('fails when none of the changes was kept', async () => {
    const { outcome } = await save({ sort_key: '2' }, { store: () => BASE, words: 'Saved.' });
    expect(outcome).toBeInstanceOf(NotPersistedError);
    expect(outcome).toMatchObject({
      kind: 'server',
      status: 200,
      outcome: 'notSaved',
      lost: ['sort_key'],
      serverMessage: 'Saved.',
    });
  });

  it('has an unknown result when the record cannot be read again', async () => {
    let reads = 0;
    const read = () => (++reads === 1 ? Promise.resolve(BASE) : Promise.reject(LOST_ANSWER));
    expect((await save({ address: 'New' }, {}, { read })).outcome).toMatchObject({
      status: 200,
      outcome: 'unknown',
    });
  });

  it('shows the server’s messages at the fields of which it kept none', async () => {
    const errors = { address: ['Too short.'] };
    const write = () => Promise.resolve({ errors });
    expect((await save({ address: 'New' }, {}, { write })).outcome).toMatchObject({
      lost: ['address'],
      serverMessage: 'Too short.',
      fields: errors,
    });
  });

  const unsent: UpdateOptions = { findUnreturned: () => ['sort_key'] };
  it.each<[string, Partial<typeof BASE>, UpdateOptions, unknown]>([
    ['is not missed', { address: 'New' }, {}, undefined],
    ['is not missed where it is changed as well', { address: 'New', sort_key: '2' }, {}, undefined],
    ['alone is saved where the record was touched', { sort_key: '2' }, { wasTouched: () => true }, undefined],
    [
      'alone is lost where it was not',
      { sort_key: '2' },
      { wasTouched: () => false },
      { lost: ['sort_key'] },
    ],
    ['alone is uncertain without a time stamp', { sort_key: '2' }, {}, { outcome: 'unknown' }],
  ])('with fields that the server does not return: %s', async (_what, mine, more, expected) => {
    const { outcome } = await save(mine, { store: withoutSortKey }, { ...unsent, ...more });
    if (expected === undefined) expect(outcome).toBeUndefined();
    else expect(outcome).toMatchObject(expected as object);
  });

  it('treats fields that the server does not return as unchanged by others', async () => {
    const { outcome, sent } = await save({ sort_key: '2' }, { before: withoutSortKey(BASE) }, unsent);
    expect(sent).toEqual([{ ...BASE, sort_key: '2' }]);
    expect(outcome).toMatchObject({ outcome: 'unknown' });
  });

  it('reports a lost photo, as a failure if nothing else changed', async () => {
    const photo: UpdateOptions = { extraChanges: ['photo'], findLostExtras: () => ['photo'] };
    expect((await save({}, {}, photo)).outcome).toBeInstanceOf(NotPersistedError);
    expect((await save({ name: 'X' }, {}, photo)).outcome).toMatchObject({ fields: ['photo'] });
  });
});

/** A change that no read proves, because the server does not return passwords. */
const PASSWORD: UpdateOptions = { extraChanges: ['password'], findUnreturned: () => ['password'] };

describe('an update whose response was lost', () => {
  it.each<[string, Partial<typeof BASE>, (sent: Fields) => Fields | null, UpdateOptions, unknown]>([
    ['the change is stored', { name: 'X' }, (sent) => sent, {}, undefined],
    [
      'half of the change is stored',
      { name: 'X', address: 'Y' },
      (sent) => ({ ...sent, address: 'Old' }),
      {},
      { kind: 'partlyKept', fields: ['address'] },
    ],
    ['nothing of the change is stored', { name: 'X' }, () => BASE, {}, { outcome: 'notSaved' }],
    [
      'only a password was changed, and the record is older',
      {},
      (sent) => sent,
      { ...PASSWORD, wasTouched: () => false },
      { outcome: 'notSaved' },
    ],
    ['the record was deleted', { name: 'X' }, () => null, {}, { outcome: 'notSaved' }],
    ['nothing was changed', {}, (sent) => sent, {}, undefined],
    [
      'only a password was changed, and no time stamp is compared',
      {},
      (sent) => sent,
      PASSWORD,
      { outcome: 'unknown' },
    ],
    [
      'the change is stored, although the time stamp is older',
      { name: 'X' },
      (sent) => ({ ...sent, address: 'Else' }),
      { wasTouched: () => false },
      { kind: 'partlyKept', fields: ['address'] },
    ],
    [
      'only a password was changed, and the record is newer',
      {},
      (sent) => sent,
      { ...PASSWORD, wasTouched: () => true },
      undefined,
    ],
  ])('is judged by the stored record when %s', async (_when, mine, store, more, expected) => {
    const { outcome, sent } = await save(mine, { store, isLost: true }, more);
    if (expected === undefined) expect(outcome).toBeUndefined();
    else expect(outcome).toMatchObject(expected as object);
    expect(sent).toHaveLength(1);
  });
});
