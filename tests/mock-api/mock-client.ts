import { mockApi } from '@/mock-api/node';

export const DAY = '2025-08-20';
const BASE = 'http://localhost/api';

type Options = {
  /** A bearer token; null sends none. Without it the call is the admin's. */
  token?: string | null;
  method?: string;
  headers?: Record<string, string>;
};

/** Sends one call as the application would; `body` may be a form. Paths are relative to the API. */
export async function send(path: string, body?: unknown, options: Options = {}) {
  const { token = mockApi.signInAs('admin'), method = 'POST', headers } = options;
  const isForm = body instanceof FormData;
  const response = await fetch(BASE + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(isForm || { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isForm ? body : method === 'GET' ? undefined : JSON.stringify(body ?? {}),
  });
  const text = await response.text();
  return { status: response.status, text, data: parse(text), type: response.headers.get('content-type') };
}

/** A call below `/reporting-system`. */
export function report(path: string, body?: unknown, options?: Options) {
  return send(`/reporting-system/${path}`, body, options);
}

// Tests read answers by the documented shape; a wrong one fails them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function form(entries: Record<string, string | string[] | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    for (const item of Array.isArray(value) ? value : [value]) data.append(name, item);
  }
  return data;
}
