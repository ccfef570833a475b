import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { env } from '@/config/env';

declare module 'axios' {
  interface AxiosRequestConfig {
    token?: string | null;
  }
}

/** A call of our own server, as `request` hands it to the client. */
export type Call = AxiosRequestConfig<object> & { url: string; token: string | null; signal: AbortSignal };

/** Any status, and the body: a text, a blob, or the result of a worker. */
export type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data'>;

/** The client of our own server only, in the page and in workers. */
export const client = axios.create({
  baseURL: env.apiBaseUrl,
  headers: { Accept: 'application/json' },
  // `request` decides what is a failure, and reads the body.
  validateStatus: null,
  transformResponse: (body: unknown) => body,
});

// Source: AU-5.
client.interceptors.request.use((config) => {
  const { token } = config;
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

/** The client of services that are not ours; never carries the token. Source: AU-5. */
export const thirdPartyClient = axios.create();
