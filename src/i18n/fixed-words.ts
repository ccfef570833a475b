import i18next, { type TFunction } from 'i18next';
import type { Namespace } from './catalogue';
import type { Language } from './language';

export async function loadWords(language: Language, namespace: Namespace): Promise<void> {
  if (!i18next.hasResourceBundle(language, namespace)) await i18next.reloadResources([language], [namespace]);
}

/** The `t` of a catalogue in any language, after `loadWords`. */
export function fixedWords<Name extends Namespace>(
  language: Language,
  namespace: Name,
): TFunction<[Name, 'common']> {
  return i18next.getFixedT(language, [namespace, 'common']);
}
