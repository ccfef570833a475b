import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askChecked } from '@/features/reporting/components/preview/ask-checked';
import { saveCheckedMonth } from '@/features/work/api/checked-months';
import { createPatch } from '@/features/work/model/slot-patch';
import { changeLanguage, initI18n } from '@/i18n/i18n';
import type { CalendarDate } from '@/lib/calendar-date';
import { confirmStore } from '@/ui/confirm-dialog/confirm';
import { clearChecks } from '../../support/clear-checks';
import { chooseWork, datesQuery, openReporting, sent, signedInId, submit } from './reporting-steps';

beforeAll(() => import('@/features/reporting/pages/reporting-page'));
afterAll(clearChecks);

const ME = 99;
const TITLE = 'Change a month that was checked?';
const patchOn = (...dates: CalendarDate[]) =>
  createPatch(dates.map((date) => ({ staffId: 4, date, minutes: 510, wanted: null })));

beforeAll(async () => {
  await initI18n();
  await changeLanguage('en');
  const by = { eng_name: 'Aung', jp_name: 'アウン' };
  for (const [userId, month] of [
    [ME, '2026-10'],
    [signedInId('admin'), '2026-11'],
  ] as const)
    await saveCheckedMonth(new QueryClient(), userId, month, {
      month,
      checkedAt: 0,
      by,
      projects: [],
      facts: [],
    });
});

it('asks before a write into a checked month, and follows the answer', async () => {
  for (const isAgreed of [false, true]) {
    const pending = askChecked(patchOn('2026-11-02', '2026-10-30'), ME);
    await expect.poll(() => confirmStore.get()?.title).toBe(TITLE);
    expect(confirmStore.get()?.body).toContain('You marked October 2026 as checked');
    confirmStore.get()?.settle(isAgreed);
    expect(await pending).toBe(isAgreed);
  }
});

it.each([
  ['of a month that was not checked', patchOn('2026-11-02'), ME],
  ['of a user who did not check it', patchOn('2026-10-30'), 2],
] as const)('does not ask about half hours %s', async (_case, patch, userId) => {
  expect(await askChecked(patch, userId)).toBe(true);
  expect(confirmStore.get()).toBeNull();
});

it('lets the write go on where the words of the question cannot be fetched', async () => {
  const words: unknown = i18next.getResourceBundle('en', 'settling');
  i18next.removeResourceBundle('en', 'settling');
  const fetching = vi.spyOn(i18next, 'reloadResources').mockResolvedValue();
  const pending = askChecked(patchOn('2026-10-30'), ME);
  // The answer to a question that must not come.
  await Promise.race([pending, vi.waitUntil(() => confirmStore.get())]);
  confirmStore.get()?.settle(false);
  expect(await pending).toBe(true);
  fetching.mockRestore();
  i18next.addResourceBundle('en', 'settling', words);
});

async function answer(button: string) {
  await screen.findByText(TITLE);
  fireEvent.click(within(screen.getByRole('dialog')).getByText(button));
}

it('sends nothing when the answer is no, and everything when it is yes', async () => {
  await openReporting({ as: 'admin', query: datesQuery(['2026-11-25']) });
  await chooseWork();
  await submit();
  await answer('Cancel');
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
  expect(sent('task-performance/create')).toEqual([]);
  await submit();
  await answer('Save anyway');
  expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
  expect(sent('task-performance/create')).toHaveLength(1);
});
