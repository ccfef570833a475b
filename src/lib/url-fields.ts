import * as z from 'zod/mini';
import { mapped, orNull } from './schema-parts';

type UrlValue = string | number | readonly (string | number)[] | null | undefined;

export type UrlFields = Readonly<Record<string, UrlValue>>;

/** Whole numbers from 1, of at most nine digits; null for anything else. */
export const urlNumber = orNull(mapped(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), Number));

/** Null, undefined and an empty text remove a parameter. An empty list does not. */
export function writeUrlFields(params: URLSearchParams, fields: UrlFields): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
