import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { env } from '@/config/env';
import { ApiError } from './api-error';

type SessionConnection = {
  getToken: () => string | null;
  onUnauthorized: (refusedToken: string | null) => void;
};

let session: SessionConnection = { getToken: () => null, onUnauthorized: () => undefined };

/** Tells the client where the token lives and whom to call when the server no longer accepts it. */
export function connectSession(connection: SessionConnection): void {
  session = connection;
}

/** Called for a 401; `authorization` is the header that the refused call carried. */
export function reportUnauthorized(authorization: unknown): void {
  session.onUnauthorized(typeof authorization === 'string' ? authorization.replace('Bearer ', '') : null);
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

/** The client of our own server, and of nothing else: `request` gives it the bearer token. Source: AU-5. */
export const client = axios.create({
  baseURL: env.apiBaseUrl,
  headers: { Accept: 'application/json' },
  responseType: 'json',
  // A page of HTML where JSON is due must be an error, not a text.
  transitional: { silentJSONParsing: false },
});

/** The client of services that are not ours; never carries the token. Source: AU-5. */
export const thirdPartyClient = axios.create();

/** What axios' own transports make of an answer. @throws {AxiosError} where its status is a failure. */
export function settled(
  config: InternalAxiosRequestConfig,
  {
    status,
    data,
    statusText = '',
    headers = {},
  }: Pick<AxiosResponse, 'status' | 'data'> & Partial<AxiosResponse>,
): AxiosResponse {
  const response = { data: data as unknown, status, statusText, headers, config };
  if (status >= 200 && status < 300) return response;
  throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
}
