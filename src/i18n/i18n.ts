import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './catalogue';
import { LANGUAGES, storeLanguage, storedLanguage, toLanguage, type Language } from './language';
import { auth as authEn } from './locales/en/auth';
import { common as commonEn } from './locales/en/common';
import { validation as validationEn } from './locales/en/validation';
import { auth as authJa } from './locales/ja/auth';
import { common as commonJa } from './locales/ja/common';
import { validation as validationJa } from './locales/ja/validation';
import { formatNumber } from './number';

const loaders = import.meta.glob<Record<string, object>>([
  './locales/*/*.ts',
  '!./locales/*/{auth,common,validation}.ts',
]);

const lazyCatalogues: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = loaders[`./locales/${language}/${namespace}.ts`];
    if (!load) {
      done(new Error(`There is no catalogue ${language}/${namespace}`), false);
      return;
    }
    // Callbacks, because only their second argument can ask i18next to try again.
    load().then(
      (module) => done(null, module[namespace]),
      (error: Error) => done(error, true),
    );
  },
};

/** Call before the first paint, or the wrong language flashes. */
export async function initI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(lazyCatalogues)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: 'en',
      supportedLngs: LANGUAGES,
      ns: ['common', 'validation', 'auth'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      resources: {
        en: { auth: authEn, common: commonEn, validation: validationEn },
        ja: { auth: authJa, common: commonJa, validation: validationJa },
      },
      interpolation: { escapeValue: false },
    });
  // i18next's own formatter would create a slow `Intl` format even for small numbers.
  i18next.services.formatter?.add('number', (value: number, language) =>
    formatNumber(value, toLanguage(language)),
  );
}

export function currentLanguage(): Language {
  return toLanguage(i18next.resolvedLanguage);
}

/** i18next fetches the catalogues in use before it switches, so that no key flashes. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18next.changeLanguage(language);
}

/** @throws if a catalogue of the current language is missing. The next call fetches it again. */
export function loadCatalogues(...namespaces: Namespace[]): Promise<void> {
  return new Promise((resolve, reject) => {
    void i18next.loadNamespaces(namespaces, (errors?: readonly Error[]) => {
      const isMissing = (name: Namespace) => !i18next.hasResourceBundle(currentLanguage(), name);
      if (errors?.[0] && namespaces.some(isMissing)) reject(errors[0]);
      else resolve();
    });
  });
}

export async function withCatalogues<Part>(part: Promise<Part>, ...namespaces: Namespace[]): Promise<Part> {
  const [loaded] = await Promise.all([part, loadCatalogues(...namespaces)]);
  return loaded;
}
