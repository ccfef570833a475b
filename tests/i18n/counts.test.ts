// @vitest-environment jsdom
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { changeLanguage, initI18n, loadCatalogues } from '@/i18n/i18n';
import { LANGUAGES } from '@/i18n/language';

const COUNTED = [
  'cards:since.unknown',
  'common:label.selected',
  'common:label.more',
  'common:table.results',
] as const;

afterEach(async () => {
  await changeLanguage('en');
});

describe('counts in messages', () => {
  it.each(LANGUAGES)('are grouped in %s like by the browser', async (language) => {
    const browsers = new Intl.NumberFormat(language);
    await initI18n();
    await loadCatalogues('cards');
    await changeLanguage(language);
    for (const count of [0, 1, 999, 1_251, 2_000_000]) {
      for (const key of COUNTED) expect(i18next.t(key, { count })).toContain(browsers.format(count));
    }
  });
});
