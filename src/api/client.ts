import axios from 'axios';
import { env } from '@/config/env';
import type { Transport } from './transport';

/** The client of our own server, and of nothing else: `sendByClient` gives it the bearer token. Source: AU-5. */
export const client = axios.create({
  baseURL: env.apiBaseUrl,
  headers: { Accept: 'application/json' },
  // What an answer means, `request` says, of whichever way it came.
  validateStatus: null,
  transformResponse: (text: unknown) => text,
});

/** The client of services that are not ours; never carries the token. Source: AU-5. */
export const thirdPartyClient = axios.create();

/** Carries a call with the token that it names. */
export const sendByClient: Transport = async ({ method, path, body, token, signal, isBlob, onProgress }) => {
  const { status, data } = await client.request<unknown>({
    url: path,
    method,
    data: body,
    headers: token ? { Authorization: `Bearer ${token}` } : undefined,
    signal,
    responseType: isBlob ? 'blob' : 'text',
    onDownloadProgress: onProgress && (({ loaded, total }) => onProgress(loaded, total)),
  });
  return { status, data };
};
