import i18next from 'i18next';
import type { MessageKey, Namespace } from './catalogue';
import { LANGUAGES } from './language';

const PLACEHOLDERS = /\{\{.*?\}\}/g;

const findMissing = (namespaces: Namespace[]) =>
  namespaces.filter((name) => LANGUAGES.some((language) => !i18next.hasResourceBundle(language, name)));

export const hasBothLanguages = (...namespaces: Namespace[]) => findMissing(namespaces).length === 0;

/** For a search in either language. A catalogue that cannot be fetched is left out. */
export async function loadBothLanguages(...namespaces: Namespace[]): Promise<void> {
  const missing = findMissing(namespaces);
  if (missing.length > 0) await i18next.reloadResources(LANGUAGES, missing);
}

export function inBothLanguages(key: MessageKey): string[] {
  const [namespace = '', path = ''] = key.split(':');
  return LANGUAGES.flatMap((language) => {
    const text: unknown = i18next.getResource(language, namespace, path);
    return typeof text === 'string' ? [text.replaceAll(PLACEHOLDERS, '')] : [];
  });
}
