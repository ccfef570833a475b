import i18next, { type TFunction } from 'i18next';
import type { Namespace } from './catalogue';
import type { Language } from './language';

/** Resolves to false where the catalogue cannot be fetched, e.g. offline. */
export async function loadWords(language: Language, namespace: Namespace): Promise<boolean> {
  const isLoaded = () => i18next.hasResourceBundle(language, namespace);
  if (!isLoaded()) await i18next.reloadResources([language], [namespace]);
  return isLoaded();
}

/** Call `loadWords` before. */
export function fixedWords<Name extends Namespace>(
  language: Language,
  namespace: Name,
): TFunction<[Name, 'common']> {
  return i18next.getFixedT(language, [namespace, 'common']);
}
