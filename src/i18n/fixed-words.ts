import i18next, { type TFunction } from 'i18next';
import type { Namespace } from './catalogue';
import type { Language } from './language';

/** Fetches a catalogue in a language that may not be the one of the screen. */
export async function loadWords(language: Language, namespace: Namespace): Promise<void> {
  if (!i18next.hasResourceBundle(language, namespace)) await i18next.reloadResources([language], [namespace]);
}

/** The words of a catalogue in that language, once they are there. */
export function fixedWords<Name extends Namespace>(
  language: Language,
  namespace: Name,
): TFunction<[Name, 'common']> {
  return i18next.getFixedT(language, [namespace, 'common']);
}
