import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error';
import { connectSession } from '@/api/bearer-token';
import { provedWrite } from '@/api/save/proved-write';
import { rowList } from '@/api/wire-fields';

const fail = (kind: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(kind));

describe('a write whose response may get lost', () => {
  it('returns the response when the record is found', async () => {
    const wasSaved = () => Promise.resolve(true);
    expect(await provedWrite({ write: () => Promise.resolve('ok'), wasSaved })).toBe('ok');
  });

  it.each([
    ['notSaved', () => Promise.resolve(false)],
    ['unknown', () => Promise.reject(new Error('no connection'))],
    ['unknown', () => Promise.resolve(rowList(z.number()).parse([1, 'odd']).includes(2))],
  ])('is "%s" when the records do not show it after a success', async (outcome, wasSaved) => {
    const write = () => Promise.resolve({ status: 200 });
    await expect(provedWrite({ write, wasSaved })).rejects.toMatchObject({ status: 200, outcome });
  });

  it('reads nothing after a success when the caller reads the records later', async () => {
    const wasSaved = vi.fn<() => Promise<boolean>>();
    expect(await provedWrite({ write: () => Promise.resolve('ok'), wasSaved, proof: 'later' })).toBe('ok');
    expect(wasSaved).not.toHaveBeenCalled();
  });

  it('succeeds when the record is found', async () => {
    await expect(
      provedWrite({ write: fail('offline'), wasSaved: () => Promise.resolve(true) }),
    ).resolves.toBeUndefined();
  });

  it.each([
    ['notSaved', () => Promise.resolve(false)],
    ['unknown', () => Promise.reject(new Error('no connection'))],
    ['unknown', () => Promise.resolve(rowList(z.number()).parse([1, 'odd']).includes(2))],
  ])('is "%s" otherwise', async (outcome, wasSaved) => {
    await expect(provedWrite({ write: fail('timeout'), wasSaved })).rejects.toMatchObject({
      kind: 'timeout',
      outcome,
    });
  });

  it('is checked in the records after a failure of the server', async () => {
    const write = () => Promise.reject(new ApiError('server', { status: 500 }));
    await expect(provedWrite({ write, wasSaved: () => Promise.resolve(true) })).resolves.toBeUndefined();
  });

  it('is not checked with the token of another user', async () => {
    let token = 'mine';
    connectSession({ getToken: () => token, onUnauthorized: () => undefined });
    const wasSaved = vi.fn<() => Promise<boolean>>();
    const write = async () => {
      token = 'theirs';
      return fail('timeout')();
    };
    await expect(provedWrite({ write, wasSaved })).rejects.toMatchObject({ outcome: 'unknown' });
    expect(wasSaved).not.toHaveBeenCalled();
  });

  it('is not checked after a refusal', async () => {
    const wasSaved = vi.fn<() => Promise<boolean>>();
    await expect(provedWrite({ write: fail('invalid'), wasSaved })).rejects.toMatchObject({
      outcome: undefined,
    });
    expect(wasSaved).not.toHaveBeenCalled();
  });
});
