import i18next from 'i18next';
import { formatNumber } from '@/i18n/number';
import { LANGUAGES, type Language } from '@/i18n/language';

const files = import.meta.glob<Record<string, object>>('/src/i18n/locales/*/*.ts', { eager: true });

const catalogues = (language: Language) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([, catalogue]) => Object.entries(catalogue)),
  );

/** All catalogues in English, for rules that run in node: `initI18n` also sets the language of the document. */
export async function initWords(): Promise<void> {
  await i18next.init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, catalogues(language)])),
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  i18next.services.formatter?.add('number', (value: number, language) =>
    formatNumber(value, language === 'ja' ? 'ja' : 'en'),
  );
}
