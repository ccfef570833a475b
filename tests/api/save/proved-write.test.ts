import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error';
import { connectSession } from '@/api/bearer-token';
import { provedWrite } from '@/api/save/proved-write';
import { rowsOf } from '@/api/wire-fields';

const fail = (kind: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(kind));

describe('a write whose answer may get lost', () => {
  it('gives the answer when one comes and the record is found', async () => {
    const wasSaved = () => Promise.resolve(true);
    expect(await provedWrite({ write: () => Promise.resolve('ok'), wasSaved })).toBe('ok');
  });

  it.each([
    ['notSaved', () => Promise.resolve(false)],
    ['unknown', () => Promise.reject(new Error('no connection'))],
    ['unknown', () => Promise.resolve(rowsOf(z.number()).parse([1, 'odd']).includes(2))],
  ])('is "%s" after a success that the records do not show', async (outcome, wasSaved) => {
    const write = () => Promise.resolve({ status: 200 });
    await expect(provedWrite({ write, wasSaved })).rejects.toMatchObject({ status: 200, outcome });
  });

  it('reads nothing after a success where the records are read later', async () => {
    const wasSaved = vi.fn<() => Promise<boolean>>();
    expect(await provedWrite({ write: () => Promise.resolve('ok'), wasSaved, proof: 'later' })).toBe('ok');
    expect(wasSaved).not.toHaveBeenCalled();
  });

  it('is a success when the record is found', async () => {
    await expect(
      provedWrite({ write: fail('offline'), wasSaved: () => Promise.resolve(true) }),
    ).resolves.toBeUndefined();
  });

  it.each([
    ['notSaved', () => Promise.resolve(false)],
    ['unknown', () => Promise.reject(new Error('no connection'))],
    ['unknown', () => Promise.resolve(rowsOf(z.number()).parse([1, 'odd']).includes(2))],
  ])('says "%s" otherwise', async (outcome, wasSaved) => {
    await expect(provedWrite({ write: fail('timeout'), wasSaved })).rejects.toMatchObject({
      kind: 'timeout',
      outcome,
    });
  });

  it('believes no failure of the server', async () => {
    const write = () => Promise.reject(new ApiError('server', { status: 500 }));
    await expect(provedWrite({ write, wasSaved: () => Promise.resolve(true) })).resolves.toBeUndefined();
  });

  it('is not looked after with the token of somebody else', async () => {
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

  it('takes a refusal for what it is', async () => {
    const wasSaved = vi.fn<() => Promise<boolean>>();
    await expect(provedWrite({ write: fail('invalid'), wasSaved })).rejects.toMatchObject({
      outcome: undefined,
    });
    expect(wasSaved).not.toHaveBeenCalled();
  });
});
