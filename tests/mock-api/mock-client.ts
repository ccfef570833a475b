import { mockApi } from '@/mock-api/node';

export const DAY = '2025-08-20';
export type Row = Record<string, unknown>;

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
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isForm ? body : method === 'GET' ? undefined : JSON.stringify(body ?? {}),
  });
  const text = await response.text();
  const data = parse(text);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text,
    data,
    /** The answer as an object, and as a list: bare or under `data`. */
    row: row(data),
    rows: list(Array.isArray(data) ? data : row(data).data),
    errors: row(row(data).errors),
  };
}

/** A call below `/reporting-system`. */
export function report(path: string, body?: unknown, options?: Options) {
  return send(`/reporting-system/${path}`, body, options);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object of an answer; an empty object for any other value. */
export function row(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A list of an answer; an empty list for any other value. */
export function list(value: unknown): Row[] {
  return Array.isArray(value) ? value.map(row) : [];
}

/** The values of one column. */
export function column(rows: unknown, name: string): unknown[] {
  return list(rows).map((item) => item[name]);
}

export function form(entries: Record<string, string | string[] | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    for (const item of Array.isArray(value) ? value : [value]) data.append(name, item);
  }
  return data;
}
