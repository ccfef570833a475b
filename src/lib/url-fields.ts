import * as z from 'zod/mini';
import { mapped, orNull } from './schema-parts';

type UrlValue = string | number | readonly (string | number)[] | null | undefined;

export type UrlFields = Readonly<Record<string, UrlValue>>;

/** A whole number of at most nine digits, from 1; null for anything else. */
export const urlNumber = orNull(mapped(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), Number));

/** Returns the parameters with these fields set. Null, undefined and `''` remove a parameter, an empty list does not. */
export function writeUrlFields(params: URLSearchParams, fields: UrlFields): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
