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

const HOURS = [
  'closing:day.changed',
  'closing:day.recorded',
  'closing:day.withLeave',
  'dashboard:month.dayWithLeave',
  'dashboard:month.leaveDay',
  'wall:load.row',
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

  it('name one hour in the singular in English', async () => {
    await initI18n();
    await loadCatalogues('closing', 'dashboard', 'wall');
    const others = { date: '', day: '', expected: '', name: '', recorded: '', state: '' };
    for (const key of HOURS) {
      expect(i18next.t(key, { ...others, count: 1 })).toMatch(/\b1 hour\b/);
      expect(i18next.t(key, { ...others, count: 1.5 })).toMatch(/\b1\.5 hours\b/);
    }
  });

  it('say of one person that it is not counted, of several that they are not', async () => {
    await initI18n();
    await loadCatalogues('reporting');
    const say = (who: string, count: number) => i18next.t('reporting:preview.unknown', { who, count });
    expect(say('Su Su Hlaing', 1)).toBe('Su Su Hlaing could not be read and is not counted.');
    expect(say('2 people', 2)).toBe('2 people could not be read and are not counted.');
  });
});
