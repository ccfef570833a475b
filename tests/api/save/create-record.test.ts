import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { connectSession } from '@/api/bearer-token';
import { createRecord } from '@/api/save/create-record';
import { createWithUniqueKey } from '@/api/save/create-with-unique-key';
import { forgetDoubts } from '@/api/save/doubts';
import { addInvalidRows } from '@/api/invalid-rows';

const broken = new ApiError('server', { status: 502 });
const refused = new ApiError('invalid', { status: 422 });
const forbidden = new ApiError('forbidden', { status: 403 });

/** A server: how often one call writes, and how it answers; `null` is a good answer. */
type Call = { writes: number; error: ApiError | null; answer?: unknown; meanwhile?: () => void };

let key = 0;
let rows: string[] = [];
let sent = 0;
let canRead = true;
let hasOddRow = false;

function create(
  { writes, error, answer, meanwhile }: Call,
  readBefore = () => Promise.resolve<readonly string[]>([...rows]),
  proof?: 'later',
) {
  const readNow = () => {
    if (hasOddRow) addInvalidRows(1);
    return canRead ? Promise.resolve([...rows]) : Promise.reject(new ApiError('offline'));
  };
  return createRecord({
    key: `fine ${key}`,
    write() {
      sent += 1;
      meanwhile?.();
      for (let time = 0; time < writes; time += 1) rows.push('fine');
      return error ? Promise.reject(error) : Promise.resolve(answer);
    },
    readBefore,
    readNow,
    timesSaved: (before, now) => now.length - before.length,
    proof,
  });
}

beforeEach(() => {
  key += 1;
  rows = ['the same, recorded on purpose'];
  sent = 0;
  canRead = true;
  hasOddRow = false;
});

describe('a new record', () => {
  it('is not sent when another user signed in while the records were read', async () => {
    let token = 'mine';
    connectSession({ getToken: () => token, onUnauthorized: () => undefined });
    const readBefore = () => {
      token = 'theirs';
      return Promise.resolve([...rows]);
    };
    await expect(create({ writes: 1, error: null }, readBefore)).rejects.toMatchObject({
      kind: 'unauthorized',
      isUnsent: true,
    });
    expect(sent).toBe(0);
  });

  it.each([
    [1, null, 1],
    [2, null, 2],
    [7, null, 7],
    [1, broken, 1],
    [2, broken, 2],
    [1, refused, 1],
  ])('stored %i times, with the response %s, is counted %i times', async (writes, error, times) => {
    expect(await create({ writes, error })).toBe(times);
  });

  it.each([
    [broken, 'notSaved'],
    [refused, undefined],
    [forbidden, undefined],
  ])('that is missing from the list after %s was not saved', async (error, outcome) => {
    await expect(create({ writes: 0, error })).rejects.toMatchObject({ kind: error.kind, outcome });
  });

  it('has an unknown result when the list cannot be read', async () => {
    canRead = false;
    await expect(create({ writes: 1, error: broken })).rejects.toMatchObject({ outcome: 'unknown' });
  });

  it.each([
    [0, 'unknown'],
    [1, undefined],
  ])(
    'has an unknown result when the list has an invalid row and %i more valid rows',
    async (writes, outcome) => {
      hasOddRow = true;
      const end = await create({ writes, error: broken }).catch((error: unknown) => error);
      expect(end instanceof ApiError ? end.outcome : undefined).toBe(outcome);
    },
  );

  it('is sent again when the list had as many invalid rows before', async () => {
    hasOddRow = true;
    const readBefore = () => {
      addInvalidRows(1);
      return Promise.resolve([...rows]);
    };
    await expect(create({ writes: 0, error: broken }, readBefore)).rejects.toMatchObject({
      outcome: 'notSaved',
    });
    expect(await create({ writes: 1, error: null }, readBefore)).toBe(1);
    expect(sent).toBe(2);
  });

  it('is not counted with the token of another user', async () => {
    let token = 'mine';
    connectSession({ getToken: () => token, onUnauthorized: () => undefined });
    await expect(
      create({ writes: 2, error: null, meanwhile: () => (token = 'theirs') }),
    ).rejects.toMatchObject({ outcome: 'unknown' });
    connectSession({ getToken: () => null, onUnauthorized: () => undefined });
  });

  it.each<[unknown, object]>([
    [{ status: 200 }, { serverMessage: undefined }],
    [[], { serverMessage: undefined }],
    ['', { serverMessage: undefined }],
    [{ message: 'Leave created.' }, { serverMessage: undefined }],
    [{ status: '500', message: 'Disk full.' }, { serverMessage: 'Disk full.' }],
    [{ success: false, message: 'Closed.' }, { serverMessage: 'Closed.' }],
    [{ errors: { date: ['Too late.'] } }, { serverMessage: 'Too late.', fields: { date: ['Too late.'] } }],
  ])('that is missing from the list was not saved, although the response was %j', async (answer, words) => {
    await expect(create({ writes: 0, error: null, answer })).rejects.toMatchObject({
      kind: 'server',
      status: 200,
      outcome: 'notSaved',
      fields: {},
      ...words,
    });
    expect(await create({ writes: 1, error: null })).toBe(1);
    expect(sent).toBe(2);
  });

  it('that appears late after a success is not sent again', async () => {
    await expect(create({ writes: 0, error: null })).rejects.toMatchObject({ outcome: 'notSaved' });
    rows.push('fine');
    expect(await create({ writes: 1, error: null })).toBe(1);
    expect(sent).toBe(1);
  });

  it('has an unknown result when the list cannot be read after a success', async () => {
    canRead = false;
    await expect(create({ writes: 1, error: null })).rejects.toMatchObject({
      status: 200,
      outcome: 'unknown',
    });
  });

  it('is saved an unknown number of times after a success when the list was not read before', async () => {
    const failing = () => Promise.reject(new ApiError('offline'));
    expect(await create({ writes: 1, error: null }, failing)).toBeNull();
  });

  it('sent in a batch is checked by the caller: a success is accepted, a lost response is not', async () => {
    canRead = false;
    const readBefore = () => Promise.resolve([...rows]);
    expect(await create({ writes: 0, error: null }, readBefore, 'later')).toBeNull();
    await expect(create({ writes: 0, error: broken }, readBefore, 'later')).rejects.toMatchObject({
      outcome: 'unknown',
    });
  });

  it('is not searched for with the token of another user', async () => {
    let token = 'mine';
    connectSession({ getToken: () => token, onUnauthorized: () => undefined });
    await expect(
      create({ writes: 1, error: broken, meanwhile: () => (token = 'theirs') }),
    ).rejects.toMatchObject({ outcome: 'unknown' });
  });

  it('cannot be told from an older equal record when the list was not read before', async () => {
    const failing = () => Promise.reject(new ApiError('offline'));
    await expect(create({ writes: 1, error: broken }, failing)).rejects.toMatchObject({ outcome: 'unknown' });
  });
});

describe('the same record submitted again', () => {
  it('is sent when the first attempt stored nothing', async () => {
    await expect(create({ writes: 0, error: broken })).rejects.toThrow();
    expect(await create({ writes: 1, error: null })).toBe(1);
    expect(sent).toBe(2);
  });

  it('is not sent when the first attempt was stored late', async () => {
    await expect(create({ writes: 0, error: broken })).rejects.toThrow();
    rows.push('fine');
    expect(await create({ writes: 1, error: null })).toBe(1);
    expect(sent).toBe(1);
  });

  it('is not sent while the result of the first attempt is unknown', async () => {
    canRead = false;
    await expect(create({ writes: 1, error: broken })).rejects.toThrow();
    await expect(create({ writes: 1, error: null })).rejects.toMatchObject({ outcome: 'unknown' });
    canRead = true;
    expect(await create({ writes: 1, error: null })).toBe(1);
    expect(sent).toBe(1);
  });

  it('is not treated as a retry when another user submits it', async () => {
    canRead = false;
    await expect(create({ writes: 0, error: broken })).rejects.toMatchObject({ outcome: 'unknown' });
    forgetDoubts();
    canRead = true;
    await create({ writes: 1, error: null });
    expect(sent).toBe(2);
  });

  it('is a new record once the first one is known to be saved', async () => {
    await create({ writes: 1, error: broken });
    await create({ writes: 1, error: null });
    expect(sent).toBe(2);
  });
});

describe('a failure that does not come from the server', () => {
  it('is rethrown without a search in the list', async () => {
    const mistake = new TypeError('x');
    const making = createRecord({
      key: `fine ${key}`,
      write: () => Promise.reject(mistake),
      readBefore: () => Promise.resolve([]),
      readNow: () => Promise.resolve(['fine']),
      timesSaved: (before, now) => now.length - before.length,
    });
    await expect(making).rejects.toBe(mistake);
  });
});

it('a refusal that is not about the input is final, whatever the list holds', async () => {
  await expect(create({ writes: 1, error: forbidden })).rejects.toBe(forbidden);
});

describe('a record with a unique key', () => {
  const createUnique = (
    error: ApiError | null,
    cached: readonly string[] | undefined,
    now: readonly string[],
  ) =>
    createWithUniqueKey({
      key: `code ${key}`,
      write: () => (error ? Promise.reject(error) : Promise.resolve()),
      readNow: () => Promise.resolve(now),
      cached,
      hasKey: (row) => row.startsWith('mine'),
      isEqual: (row) => row === 'mine',
      findLost: (row) => (row === 'mine' ? [] : ['half']),
    }).then(
      (end) => end?.kind ?? 'saved',
      (end: ApiError) => end.outcome ?? end.kind,
    );

  it.each<[string, ApiError | null, readonly string[] | undefined, readonly string[], string]>([
    ['taken', null, [], ['mine'], 'saved'],
    ['saved with a changed field', null, [], ['mine, half'], 'partlyKept'],
    ['missing, although the response was a success', null, ['other'], ['other'], 'notSaved'],
    ['the record of another user, after a lost response', broken, [], ['mine, half'], 'notSaved'],
    ['found after a lost response', broken, ['other'], ['other', 'mine'], 'saved'],
    ['found when the list was not read before', broken, undefined, ['mine'], 'saved'],
    ['not found', broken, ['other'], ['other', 'another'], 'notSaved'],
    ['refused, and was stored before', refused, ['mine'], ['mine'], 'invalid'],
    ['refused, and stored: the browser sent it twice', refused, [], ['mine'], 'saved'],
  ])('is %s', async (_, error, cached, now, end) => {
    expect(await createUnique(error, cached, now)).toBe(end);
  });

  it('is compared field by field when the second try finds that the first one was saved', async () => {
    let readNow = () => Promise.reject<string[]>(new ApiError('offline'));
    const submit = () =>
      createWithUniqueKey<string, string>({
        key: `code ${key}`,
        write: () => Promise.reject(broken),
        readNow: () => readNow(),
        cached: [],
        hasKey: (row) => row.startsWith('mine'),
        isEqual: (row) => row.startsWith('mine'),
        findLost: () => ['photo'],
      });
    await expect(submit()).rejects.toMatchObject({ outcome: 'unknown' });
    readNow = () => Promise.resolve(['mine, without the photo']);
    expect(await submit()).toMatchObject({ kind: 'partlyKept', fields: ['photo'] });
  });
});
