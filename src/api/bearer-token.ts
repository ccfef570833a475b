import { ApiError } from './api-error';

type SessionConnection = {
  getToken: () => string | null;
  onUnauthorized: (refusedToken: string | null) => void;
};

let session: SessionConnection = { getToken: () => null, onUnauthorized: () => undefined };

/** Tells the calls where the token lives and whom to call when the server no longer accepts it. */
export function connectSession(connection: SessionConnection): void {
  session = connection;
}

/** Called for a 401, with the token that the refused call carried. */
export function reportUnauthorized(refusedToken: string | null): void {
  session.onUnauthorized(refusedToken);
}

/** The bearer token that a call sent now would carry. */
export function currentToken(): string | null {
  return session.getToken();
}

/**
 * Called between the steps of something longer, with the token with which it began.
 * @throws {ApiError} when that is no longer the stored one: the next step would be sent for somebody else.
 */
export function refuseOtherToken(token: string | null): void {
  if (token !== currentToken()) throw new ApiError('unauthorized', { isUnsent: true });
}
