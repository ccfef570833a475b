import { parseTypedDate } from '@/lib/calendar-date';
import { normaliseInput } from '@/lib/normalise-text';

const SIGNS = /[\s()\-‐‑–—ー.]/g;

/** True for a telephone number, with signs between its digits or without. */
export function isDialled(text: string): boolean {
  return /^\+?\d{7,15}$/.test(normaliseInput(text).replaceAll(SIGNS, ''));
}

/** A telephone number without the signs between its digits, which the form does not take; anything else as it is. */
export function tidyPhone(text: string): string {
  const digits = normaliseInput(text).replaceAll(SIGNS, '');
  return /^\+?\d+$/.test(digits) ? digits : text;
}

/** A day without the time that some programs write behind it, as the form holds it; anything else as it is. */
export function tidyDate(text: string): string {
  const day = normaliseInput(text).replace(/(\d)[T ]\d{1,2}:\d{2}.*$/, '$1');
  return parseTypedDate(day) ?? text;
}
