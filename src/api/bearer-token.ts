import { ApiError } from './api-error';

type SessionConnection = {
  getToken: () => string | null;
  onUnauthorized: (refusedToken: string | null) => void;
};

let session: SessionConnection = { getToken: () => null, onUnauthorized: () => undefined };

/** Connects the client to the stored token, and sets the handler of a token that the server refuses. */
export function connectSession(connection: SessionConnection): void {
  session = connection;
}

export function reportUnauthorized(refusedToken: string | null): void {
  session.onUnauthorized(refusedToken);
}

export function currentToken(): string | null {
  return session.getToken();
}

/**
 * Checks, between the steps of a task, the token with which it began.
 * @throws {ApiError} when another token is stored: the next step would be sent for another user.
 */
export function refuseOtherToken(token: string | null): void {
  if (token !== currentToken()) throw new ApiError('unauthorized', { isUnsent: true });
}
