import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';

describe('a failed write', () => {
  it.each([
    ['no network', new ApiError('offline', { isUnsent: true })],
    ['401', new ApiError('unauthorized', { status: 401 })],
    ['403', new ApiError('forbidden', { status: 403 })],
    ['404', new ApiError('notFound', { status: 404 })],
    ['405', new ApiError('server', { status: 405 })],
    ['413', new ApiError('server', { status: 413 })],
    ['419', new ApiError('server', { status: 419 })],
    ['422', new ApiError('invalid', { status: 422 })],
    ['429', new ApiError('server', { status: 429 })],
  ])('has surely stored nothing after %s', (_, error) => {
    expect(error.isUncertain).toBe(false);
  });

  it.each([
    ['500', new ApiError('server', { status: 500 })],
    ['502', new ApiError('server', { status: 502 })],
    ['504', new ApiError('server', { status: 504 })],
    ['a request that took the server too long', new ApiError('server', { status: 408 })],
    ['a connection that broke', new ApiError('offline')],
    ['a time-out', new ApiError('timeout')],
    ['an answer that cannot be read', new ApiError('contract', { status: 200 })],
  ])('may have stored something after %s', (_, error) => {
    expect(error.isUncertain).toBe(true);
  });
});
