import i18next from 'i18next';
import type { MessageKey } from './catalogue';

type Values = Record<string, string | number>;

/**
 * A message that is translated when it is shown, so that a language switch translates it again:
 * the catalogue key and its values in one string, as form schemas need it.
 */
export function message(key: MessageKey, values?: Values): string {
  return values ? `${key}|${JSON.stringify(values)}` : key;
}

/**
 * The text of a `message()`. `extra` adds values known only where it is shown, e.g. the field's label.
 * Anything else, such as a server's own words, is returned as it is.
 */
export function translateMessage(encoded: string, extra: Values = {}): string {
  const separator = encoded.indexOf('|');
  const key = separator < 0 ? encoded : encoded.slice(0, separator);
  // A plural exists only for a count.
  if (!i18next.exists(key, { count: 1 })) return encoded;
  const values = separator < 0 ? {} : (JSON.parse(encoded.slice(separator + 1)) as Values);
  return i18next.t(key as 'common:action.save', { ...values, ...extra });
}
