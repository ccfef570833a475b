import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { connectSession } from '@/api/bearer-token';
import { skipRows } from '@/api/unreadable-rows';
import { forgetDoubts, verifiedCreate, verifiedUnique } from '@/api/verified-create';

const broken = new ApiError('server', { status: 502 });
const refused = new ApiError('invalid', { status: 422 });
const forbidden = new ApiError('forbidden', { status: 403 });

/** A server: how often one call writes, and how it answers; `null` is a good answer. */
type Call = { writes: number; error: ApiError | null; meanwhile?: () => void };

let key = 0;
let rows: string[] = [];
let sent = 0;
let canRead = true;
let hasOddRow = false;

function create(
  { writes, error, meanwhile }: Call,
  readBefore = () => Promise.resolve<readonly string[]>([...rows]),
) {
  const readNow = () => {
    if (hasOddRow) skipRows(1);
    return canRead ? Promise.resolve([...rows]) : Promise.reject(new ApiError('offline'));
  };
  return verifiedCreate({
    key: `fine ${key}`,
    write() {
      sent += 1;
      meanwhile?.();
      for (let time = 0; time < writes; time += 1) rows.push('fine');
      return error ? Promise.reject(error) : Promise.resolve();
    },
    readBefore,
    readNow,
    readShown: readNow,
    timesSaved: (before, now) => now.length - before.length,
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
  it('is never sent for somebody who came while the records were read', async () => {
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
  ])('written %i times, answered by %s, was saved %i times', async (writes, error, times) => {
    const savedTimes = await create({ writes, error });
    expect(await savedTimes()).toBe(times);
  });

  it.each([
    [broken, 'notSaved'],
    [refused, undefined],
    [forbidden, undefined],
  ])('that is not there after %s was not saved', async (error, outcome) => {
    await expect(create({ writes: 0, error })).rejects.toMatchObject({ kind: error.kind, outcome });
  });

  it('may be saved where nothing can be read', async () => {
    canRead = false;
    await expect(create({ writes: 1, error: broken })).rejects.toMatchObject({ outcome: 'unknown' });
  });

  it.each([
    [0, 'unknown'],
    [1, undefined],
  ])('may be among the rows that cannot be read, unless %i more can', async (writes, outcome) => {
    hasOddRow = true;
    const end = await create({ writes, error: broken }).catch((error: unknown) => error);
    expect(end instanceof ApiError ? end.outcome : undefined).toBe(outcome);
  });

  it('is not among rows that could not be read before either: it is sent once more', async () => {
    hasOddRow = true;
    const readBefore = () => {
      skipRows(1);
      return Promise.resolve([...rows]);
    };
    await expect(create({ writes: 0, error: broken }, readBefore)).rejects.toMatchObject({
      outcome: 'notSaved',
    });
    expect(await (await create({ writes: 1, error: null }, readBefore))()).toBe(1);
    expect(sent).toBe(2);
  });

  it('is not counted with the eyes of somebody who came meanwhile', async () => {
    let token = 'mine';
    connectSession({ getToken: () => token, onUnauthorized: () => undefined });
    const savedTimes = await create({ writes: 2, error: null, meanwhile: () => (token = 'theirs') });
    expect(await savedTimes()).toBeNull();
    token = 'mine';
    expect(await savedTimes()).toBe(2);
    connectSession({ getToken: () => null, onUnauthorized: () => undefined });
  });

  it('is not looked for with the eyes of somebody who came meanwhile', async () => {
    let token = 'mine';
    connectSession({ getToken: () => token, onUnauthorized: () => undefined });
    await expect(
      create({ writes: 1, error: broken, meanwhile: () => (token = 'theirs') }),
    ).rejects.toMatchObject({ outcome: 'unknown' });
  });

  it('may be an older one where nobody knows what stood there before', async () => {
    const failing = () => Promise.reject(new ApiError('offline'));
    await expect(create({ writes: 1, error: broken }, failing)).rejects.toMatchObject({ outcome: 'unknown' });
  });
});

describe('the same once more', () => {
  it('is sent when the first try left nothing', async () => {
    await expect(create({ writes: 0, error: broken })).rejects.toThrow();
    expect(await (await create({ writes: 1, error: null }))()).toBe(1);
    expect(sent).toBe(2);
  });

  it('is not sent when the first try was saved late', async () => {
    await expect(create({ writes: 0, error: broken })).rejects.toThrow();
    rows.push('fine');
    expect(await (await create({ writes: 1, error: null }))()).toBe(1);
    expect(sent).toBe(1);
  });

  it('is not sent while nobody knows about the first try', async () => {
    canRead = false;
    await expect(create({ writes: 1, error: broken })).rejects.toThrow();
    await expect(create({ writes: 1, error: null })).rejects.toMatchObject({ outcome: 'unknown' });
    canRead = true;
    expect(await (await create({ writes: 1, error: null }))()).toBe(1);
    expect(sent).toBe(1);
  });

  it('is no second try of the next user', async () => {
    canRead = false;
    await expect(create({ writes: 0, error: broken })).rejects.toMatchObject({ outcome: 'unknown' });
    forgetDoubts();
    await create({ writes: 1, error: null });
    expect(sent).toBe(2);
  });

  it('is a record of its own once the first is known to be saved', async () => {
    await create({ writes: 1, error: broken });
    await create({ writes: 1, error: null });
    expect(sent).toBe(2);
  });
});

describe('a failure that is none of the server', () => {
  it('is what it is: nothing is looked for', async () => {
    const mistake = new TypeError('x');
    const making = verifiedCreate({
      key: `fine ${key}`,
      write: () => Promise.reject(mistake),
      readBefore: () => Promise.resolve([]),
      readNow: () => Promise.resolve(['fine']),
      readShown: () => Promise.resolve([]),
      timesSaved: (before, now) => now.length - before.length,
    });
    await expect(making).rejects.toBe(mistake);
  });
});

it('a refusal that is not of the input is believed, whatever stands there', async () => {
  await expect(create({ writes: 1, error: forbidden })).rejects.toBe(forbidden);
});

it('how often it was saved is not known where the lists cannot be read', async () => {
  const savedTimes = await create({ writes: 1, error: null });
  canRead = false;
  expect(await savedTimes()).toBeNull();
});

describe('a record of which the server takes no second one', () => {
  const makeOne = (error: ApiError | null, known: readonly string[] | undefined, now: readonly string[]) =>
    verifiedUnique({
      key: `code ${key}`,
      write: () => (error ? Promise.reject(error) : Promise.resolve()),
      readNow: () => Promise.resolve(now),
      known,
      isEqual: (row) => row === 'mine',
    }).then(
      () => 'saved',
      (end: ApiError) => end.outcome ?? end.kind,
    );

  it.each<[string, ApiError | null, readonly string[] | undefined, readonly string[], string]>([
    ['taken', null, [], [], 'saved'],
    ['found after a lost answer', broken, ['other'], ['other', 'mine'], 'saved'],
    ['found where nothing was known before', broken, undefined, ['mine'], 'saved'],
    ['not found', broken, ['other'], ['other', 'another'], 'notSaved'],
    ['there already', refused, ['mine'], ['mine'], 'invalid'],
    ['refused, and there: the browser sent it twice', refused, [], ['mine'], 'saved'],
  ])('is %s', async (_, error, known, now, end) => {
    expect(await makeOne(error, known, now)).toBe(end);
  });
});
