import i18next from 'i18next';
import { readdirSync } from 'node:fs';
import type { MessageKey } from '../../src/i18n/catalogue';

export type Lang = 'en' | 'ja';

const LOCALES = new URL('../../src/i18n/locales/', import.meta.url);

/** The application's own catalogues, so that a flow is written once and reads the words of either language. */
async function loadCatalogues(lang: Lang): Promise<Record<string, object>> {
  const files = readdirSync(new URL(`${lang}/`, LOCALES));
  const entries = await Promise.all(
    files.map(async (file) => {
      const name = file.replace(/\.ts$/, '');
      const module = (await import(new URL(`${lang}/${file}`, LOCALES).href)) as Record<string, object>;
      const catalogue = module[name];
      if (!catalogue) throw new Error(`${lang}/${file} exports no "${name}"`);
      return [name, catalogue] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const catalogues = i18next.createInstance();
await catalogues.init({
  resources: { en: await loadCatalogues('en'), ja: await loadCatalogues('ja') },
  interpolation: { escapeValue: false },
});

/** The words of one language by their key. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The words behind a key such as `shell:menu.reporting`, with values filled in as the application does. */
export function text(lang: Lang, key: MessageKey, values: Record<string, string | number> = {}): string {
  const options = { lng: lang, ...values };
  if (!catalogues.exists(key, options)) throw new Error(`No ${lang} catalogue holds ${key}`);
  // With the union of all keys, the type checker would compute the type of every text; one key is enough.
  const anyKey = key as 'common:action.save';
  return catalogues.t(anyKey, options);
}
