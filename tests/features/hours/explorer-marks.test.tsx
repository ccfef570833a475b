import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { formatHours } from '@/i18n/format';
import { mockApi } from '@/mock-api/node';
import { readContents, openWorkbook } from '../../excel/opened-workbook';
import { readBytes, chooseExport, recordDownloads } from '../../support/downloads';
import { clearChecks } from '../../support/clear-checks';
import { frozen } from '../../support/frozen';
import { storeCheck } from './check-in-tables';
import { bodiesSentTo, renderPage } from './report-page-steps';

const HNIN = 4;
const DAY = '2026-10-07';
const LATE = { timeout: 20_000 };
const address = (sides: string) => `${paths.reports}?view=explorer&start=2026-10-01&end=2026-11-30&${sides}`;

afterEach(clearChecks);

beforeEach(async () => {
  mockApi.setScenario(frozen());
  // At the check one hour more was recorded on the day.
  await storeCheck('2026-10', [{ staffId: HNIN, date: DAY, hours: 1 }]);
});

const isOfHnin = ({ staff_id: id }: { staff_id: number }) => id === HNIN;
const countHours = (start: string) =>
  mockApi.rows('task_performance').filter((slot) => isOfHnin(slot) && slot.date.startsWith(start)).length / 2;

it('marks each figure of a checked month that differs, with what it was, and compares no other month', async () => {
  const downloads = recordDownloads();
  const { user } = await renderPage(address('rows=member&columns=month'));
  const recorded = countHours('2026-10');
  const before = formatHours(recorded + 1, 'en');
  const now = formatHours(recorded, 'en');
  const [cell, ...sums] = await screen.findAllByLabelText(/ at the check of the month$/, {}, LATE);
  expect(cell).toHaveAccessibleName(`Hnin Yu Wai, October 2026: ${now}, ${before} at the check of the month`);
  expect(
    within(cell ?? document.body).getByTitle(`Changed since the check: ${before} → ${now}`),
  ).toBeInTheDocument();
  // The sum of October, and no sum with November in it.
  expect(sums.map((sum) => sum.getAttribute('aria-label')?.split(':')[0])).toEqual(['Total, October 2026']);
  expect(
    within(screen.getByRole('list', { name: 'What the cells mean' })).getByText('Changed since the check'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Compared with the check of: October 2026\./)).toBeInTheDocument();
  expect(bodiesSentTo('/project-hour/get')).toHaveLength(1);
  expect(bodiesSentTo('/getAllHour')).toHaveLength(2);

  await chooseExport(user, screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const workbook = await openWorkbook(await readBytes(downloads[0]?.file ?? new Blob()));
  const [sheet] = workbook.worksheets;
  const rows = sheet ? readContents(sheet, `A1:E${sheet.rowCount}`) : [];
  expect(rows[0]?.at(-1)).toBe('Changed since the check');
  expect(rows.find(([name]) => name === 'Hnin Yu Wai')?.at(-1)).toBe(`October 2026: ${before} → ${now}`);
  expect(rows.filter((row) => row.at(-1)).length).toBe(2);
});

it('marks what an opened figure is made of, down to the day, in the language of the reader', async () => {
  await renderPage(address('rows=project&columns=day&path=member.month.member-4.month-2026-10'), {
    language: 'ja',
  });
  const now = countHours(DAY);
  const sum = await screen.findByLabelText(/^合計、10\/07（水）：/, {}, LATE);
  expect(sum).toHaveAccessibleName(new RegExp(`${now}時間、月の確認時は${now + 1}時間$`));
  fireEvent.click(within(sum).getByRole('link'));
  expect(await screen.findByText(new RegExp(`月の確認時 ${now + 1}時間`), {}, LATE)).toBeInTheDocument();
});

it('compares no share, which no check holds', async () => {
  await renderPage(address('rows=member&columns=month&measure=shareOfRow'));
  expect(await screen.findByRole('grid', {}, LATE)).toHaveAccessibleName(
    'Share of the row by employee and month',
  );
  expect(screen.queryByText('Changed since the check')).not.toBeInTheDocument();
});
