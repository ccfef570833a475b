import i18next from 'i18next';
import type { MessageKey } from './catalogue';

type Values = Record<string, string | number>;

/** A key, and `|` before its values. */
const ENCODED = /^(\w+:[\w.-]+)(?:\|(\{.*))?$/s;

/** A catalogue key and its values, translated when they are shown, so that a language switch translates them again. */
export function message(key: MessageKey, values?: Values): string {
  return values ? `${key}|${JSON.stringify(values)}` : key;
}

/** True for a key of a text or plural. Typed as one key, because the type of all would slow the compiler down. */
const isKey = (key: string): key is 'common:action.save' => i18next.exists(key, { count: 1 });

/** `extra` adds values that only the component knows. Text that is no `message()` is returned unchanged. */
export function translateMessage(encoded: string, extra: Values = {}): string {
  const [, key, json] = ENCODED.exec(encoded) ?? [];
  const values = readValues(json);
  if (!key || !values || !isKey(key)) return encoded;
  // A key of a group of texts gives an object, and is no message.
  const text: unknown = i18next.t(key, {
    ...values,
    ...findLabel(values.labels),
    ...extra,
    returnObjects: true,
  });
  return typeof text === 'string' ? text : encoded;
}

/** The label of the field, by the first of its keys whose catalogue is loaded. */
function findLabel(labels: Values[string] = ''): Values {
  const key = String(labels)
    .split(' ')
    .filter((label) => label !== '')
    .find(isKey);
  return key === undefined ? {} : { field: i18next.t(key) };
}

/** Parses the values; null for a text that only looks like a message. */
function readValues(json = '{}'): Values | null {
  try {
    // `ENCODED` requires a `{`, and `message()` wrote the object.
    return JSON.parse(json) as Values;
  } catch {
    return null;
  }
}
