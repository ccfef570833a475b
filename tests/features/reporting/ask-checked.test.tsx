import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, it } from 'vitest';
import { askChecked } from '@/features/reporting/components/preview/ask-checked';
import { keepCheckedMonth } from '@/features/work/api/checked-months';
import { createPatch } from '@/features/work/model/slot-patch';
import { changeLanguage, initI18n } from '@/i18n/i18n';
import type { CalendarDate } from '@/lib/calendar-date';
import { confirmStore } from '@/ui/confirm-dialog/confirm';

const ME = 1;
const patchOn = (...dates: CalendarDate[]) =>
  createPatch(dates.map((date) => ({ staffId: 4, date, minutes: 510, wanted: null })));

beforeAll(async () => {
  await initI18n();
  await changeLanguage('en');
  const by = { eng_name: 'Aung', jp_name: 'アウン' };
  const checked = { month: '2026-10', checkedAt: 0, by, projects: [], facts: [] } as const;
  await keepCheckedMonth(new QueryClient(), ME, '2026-10', checked);
});

it('asks before a write into a month that was checked, and does as the answer says', async () => {
  for (const answer of [false, true]) {
    const asked = askChecked(patchOn('2026-11-02', '2026-10-30'), ME);
    await expect.poll(() => confirmStore.get()?.title).toBe('Change a month that was checked?');
    expect(confirmStore.get()?.body).toContain('You marked October 2026 as checked');
    confirmStore.get()?.settle(answer);
    expect(await asked).toBe(answer);
  }
});

it.each([
  ['of a month that was not checked', patchOn('2026-11-02'), ME],
  ['of a user who did not check it', patchOn('2026-10-30'), 2],
] as const)('asks nothing about half hours %s', async (_case, patch, userId) => {
  expect(await askChecked(patch, userId)).toBe(true);
  expect(confirmStore.get()).toBeNull();
});
