import i18next from 'i18next';
import type { MessageKey } from './catalogue';

type Values = Record<string, string | number>;

/** `key` or `key|{"name":"value"}`. */
const ENCODED = /^(\w+:[\w.-]+)(?:\|(\{.*))?$/s;

/** One text for a key and its values: translated when shown, it follows a switch of the language. */
export function message(key: MessageKey, values?: Values): string {
  return values ? `${key}|${JSON.stringify(values)}` : key;
}

/** `count` finds plurals too. Narrows to one key, because the union of all would slow the compiler down. */
const isKey = (key: string): key is 'common:action.save' => i18next.exists(key, { count: 1 });

/** Returns a text that is no `message()` unchanged. `extra` adds values that only the component knows. */
export function translateMessage(encoded: string, extra: Values = {}): string {
  const [, key, json] = ENCODED.exec(encoded) ?? [];
  const values = readValues(json);
  if (!key || !values || !isKey(key)) return encoded;
  // A key of a group of texts is no message, and gives an object here.
  const text: unknown = i18next.t(key, {
    ...values,
    ...findLabel(values.labels),
    ...extra,
    returnObjects: true,
  });
  return typeof text === 'string' ? text : encoded;
}

function findLabel(labels: Values[string] = ''): Values {
  const key = String(labels)
    .split(' ')
    .filter((label) => label !== '')
    .find(isKey);
  return key === undefined ? {} : { field: i18next.t(key) };
}

/** Null for a text that only looks like a message. */
function readValues(json = '{}'): Values | null {
  try {
    // `message()` wrote the values.
    return JSON.parse(json) as Values;
  } catch {
    return null;
  }
}
