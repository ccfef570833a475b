import i18next from 'i18next';
import type { MessageKey } from './catalogue';

type Values = Record<string, string | number>;

const ENCODED = /^(\w+:[\w.-]+)(?:\|(\{.*))?$/s;

/**
 * A message that is translated when it is shown, so that a language switch translates it again:
 * the catalogue key and its values in one string, as form schemas need it.
 */
export function message(key: MessageKey, values?: Values): string {
  return values ? `${key}|${JSON.stringify(values)}` : key;
}

/** True for a key of a text or plural. Its type stands for all of them: the compiler would work through each. */
const isKey = (key: string): key is 'common:action.save' => i18next.exists(key, { count: 1 });

/**
 * The text of a `message()`. `extra` adds values known only where it is shown, e.g. the field's label.
 * Anything else, such as a server's own words, is returned as it is.
 */
export function translateMessage(encoded: string, extra: Values = {}): string {
  const [, key, json] = ENCODED.exec(encoded) ?? [];
  const values = readValues(json);
  if (!key || !values || !isKey(key)) return encoded;
  // A key that stands for a group of texts is none of ours.
  const text: unknown = i18next.t(key, {
    ...values,
    ...knownLabel(values.labels),
    ...extra,
    returnObjects: true,
  });
  return typeof text === 'string' ? text : encoded;
}

/** The field by the first of the keys of its label whose catalogue is there. */
function knownLabel(labels: Values[string] = ''): Values {
  const key = String(labels)
    .split(' ')
    .filter((label) => label !== '')
    .find(isKey);
  return key === undefined ? {} : { field: i18next.t(key) };
}

/** Null for words that only look like a message. */
function readValues(json = '{}'): Values | null {
  try {
    // An object, by its first letter; what it holds, `message()` has decided.
    return JSON.parse(json) as Values;
  } catch {
    return null;
  }
}
