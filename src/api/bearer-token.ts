import { ApiError } from './api-error';

type SessionConnection = {
  getToken: () => string | null;
  onUnauthorized: (refusedToken: string | null) => void;
};

let session: SessionConnection = { getToken: () => null, onUnauthorized: () => undefined };

export function connectSession(connection: SessionConnection): void {
  session = connection;
}

export function reportUnauthorized(refusedToken: string | null): void {
  session.onUnauthorized(refusedToken);
}

export function currentToken(): string | null {
  return session.getToken();
}

/** @throws {ApiError} when another token than `token` is stored: the call would be sent for another user. */
export function refuseOtherToken(token: string | null): void {
  if (token !== currentToken()) throw new ApiError('unauthorized', { isUnsent: true });
}
