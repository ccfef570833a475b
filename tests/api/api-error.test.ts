import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/api-error';

describe('a failed write', () => {
  it.each([
    ['no network', new ApiError('offline', { isUnsent: true })],
    ['400', new ApiError('server', { status: 400 })],
    ['401', new ApiError('unauthorized', { status: 401 })],
    ['403', new ApiError('forbidden', { status: 403 })],
    ['404', new ApiError('notFound', { status: 404 })],
    ['405', new ApiError('server', { status: 405 })],
    ['413', new ApiError('server', { status: 413 })],
    ['419', new ApiError('server', { status: 419 })],
    ['422', new ApiError('invalid', { status: 422 })],
    ['429', new ApiError('server', { status: 429 })],
  ])('has certainly stored nothing after %s', (_, error) => {
    expect(error.isUncertain).toBe(false);
  });

  it.each([
    ['500', new ApiError('server', { status: 500 })],
    ['502', new ApiError('server', { status: 502 })],
    ['504', new ApiError('server', { status: 504 })],
    ['a request that took the server too long', new ApiError('server', { status: 408 })],
    ['a connection that broke', new ApiError('offline')],
    ['a time-out', new ApiError('timeout')],
    ['an invalid response', new ApiError('contract', { status: 200 })],
  ])('may have stored something after %s', (_, error) => {
    expect(error.isUncertain).toBe(true);
  });
});

it('a failure is described by the server’s message, or else by its kind', () => {
  const cause = new TypeError('network');
  const words = new ApiError('invalid', { serverMessage: 'No.', fields: { cd: ['No.', 'Never.'] }, cause });
  expect(words).toMatchObject({
    name: 'ApiError',
    message: 'No.',
    cause,
    firstFieldMessage: 'No.',
    isUnsent: false,
  });
  const silent = new ApiError('offline');
  expect(silent).toMatchObject({ message: 'offline', fields: {}, firstFieldMessage: undefined });
  expect(new ApiError('invalid', { fields: { cd: [] } }).firstFieldMessage).toBeUndefined();
  expect(words.withOutcome('unknown')).toMatchObject({
    kind: 'invalid',
    outcome: 'unknown',
    serverMessage: 'No.',
  });
});

it.each<[ApiErrorKind, lacksConnection: boolean, isTransient: boolean, isUncertain: boolean]>([
  ['offline', true, true, true],
  ['timeout', true, true, true],
  ['server', false, true, true],
  ['contract', false, false, true],
  ['unauthorized', false, false, false],
  ['forbidden', false, false, false],
  ['notFound', false, false, false],
  ['invalid', false, false, false],
])('a failure of kind %s says what the user can do', (kind, ...expected) => {
  const error = new ApiError(kind);
  expect([error.lacksConnection, error.isTransient, error.isUncertain]).toEqual(expected);
});
