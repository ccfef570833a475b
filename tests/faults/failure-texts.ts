import { common } from '../../src/i18n/locales/en/common';
import { reporting } from '../../src/i18n/locales/en/reporting';
import { shell } from '../../src/i18n/locales/en/shell';
import { toasts } from '../../src/i18n/locales/en/toasts';

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, path: string): [name: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[name, value] as [string, string]] : flatten(value, name);
  });
}

const MOST_LETTERS = 50;

/** The names of sentences that fill a toast or an alert. */
const NAMES_BY_TEXT = new Map(flatten(toasts, '').map(([name, text]) => [text, name]));
/** Sentences within a longer alert. */
const PARTS = [
  ...flatten(common.error, 'error').filter(([name]) => name !== 'error.title'),
  ['error.sentAgain', reporting.write.uncertainHint] as const,
  ['sign-in', shell.expired.title] as const,
];

/** The catalogue's names of all sentences about failures in a longer text. */
export const findFailures = (text: string): string[] =>
  PARTS.filter(([name, part]) => name !== 'sign-in' && text.includes(part)).map(([name]) => name);

/** The catalogue's name of a shown text; a text without one, such as the server's own, is quoted. */
export function nameText(shown: string): string {
  const text = shown.trim();
  const name = NAMES_BY_TEXT.get(text) ?? PARTS.find(([, part]) => text.includes(part))?.[0];
  if (name) return name;
  return text.length > MOST_LETTERS ? `“${text.slice(0, MOST_LETTERS)}…”` : `“${text}”`;
}
