import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { readContents, openWorkbook, findSheet } from '../excel/opened-workbook';
import { readBytes, chooseExport, recordDownloads } from '../support/downloads';
import { frozen } from '../support/frozen';
import { renderApp } from '../support/render-app';

let downloads: ReturnType<typeof recordDownloads>;
beforeEach(() => {
  downloads = recordDownloads();
});

/** Opens a page and exports a part of it, once its button is enabled; resolves with the cells of the file. */
async function exportPart(path: string, part: () => Promise<HTMLElement>) {
  const { user } = await renderApp(path, { as: 'admin', scenario: frozen() });
  const button = within(await part()).getByRole('button', { name: 'Export' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await chooseExport(user, button);
  await waitFor(() => expect(downloads).toHaveLength(1));
  const sheet = findSheet(await openWorkbook(await readBytes(downloads[0]?.file ?? new Blob())));
  const rows = readContents(sheet, `A1:${sheet.getColumn(sheet.columnCount).letter}${sheet.rowCount}`);
  return { name: downloads[0]?.name, head: rows[0], rows: rows.slice(1, -1), foot: rows.at(-1) };
}

function currentStaffIds(): Set<number> {
  const current = mockApi.rows('staff').filter((row) => !row.deleted_at);
  return new Set(current.map(({ id }) => id));
}
const slotsIn = (month: string) =>
  mockApi
    .rows('task_performance')
    .filter((row) => row.date.startsWith(month) && currentStaffIds().has(row.staff_id));

it('the workbook of the hours explorer holds its rows, columns and sums', async () => {
  const { name, head, rows, foot } = await exportPart(
    `${paths.reports}?view=explorer&start=2026-09-01&end=2026-10-31&rows=member&columns=month`,
    () => screen.findByRole('region', { name: 'Hours by employee and month' }, { timeout: 30_000 }),
  );
  expect(name).toMatch(/^Hours explorer_2026-11-20_2026-09-01~2026-10-31_Hours by employee and month\.xlsx$/);
  expect(head).toEqual(['Employee', 'September 2026', 'October 2026', 'Total']);
  const september = slotsIn('2026-09');
  const october = slotsIn('2026-10');
  const hours = (slots: typeof september, english: unknown) => {
    const { id } = mockApi.rows('staff').find(({ eng_name: known }) => known === english) ?? {};
    return slots.filter((row) => row.staff_id === id).length / 2;
  };
  expect(rows.length).toBeGreaterThan(20);
  for (const [member, first, second, total] of rows) {
    expect([first, second]).toEqual([hours(september, member), hours(october, member)]);
    expect(total).toBe(Number(first) + Number(second));
  }
  const last = rows.length + 1;
  expect(foot).toEqual([
    'Total',
    `=SUM(B2:B${last}) → ${september.length / 2}`,
    `=SUM(C2:C${last}) → ${october.length / 2}`,
    `=SUM(D2:D${last}) → ${(september.length + october.length) / 2}`,
  ]);
});

it('the workbook of the burn-down holds planned, recorded and remaining hours', async () => {
  localStorage.setItem('project-plans:1', '{"version":1,"plans":[{"project":1,"months":{"2026-10":900}}]}');
  const { head, rows, foot } = await exportPart(`${paths.projects}?view=plan&project=1`, () =>
    screen.findByRole('region', { name: 'Burn-down' }).then(async (panel) => {
      await within(panel).findByRole('table');
      return panel;
    }),
  );
  const hoursIn = (month: string) => slotsIn(month).filter(({ project_id: id }) => id === 1).length / 2;
  const october = hoursIn('2026-10');
  const november = hoursIn('2026-11');
  expect(head).toEqual(['Month', 'Planned', 'Recorded', 'Left by plan', 'Actually left', 'Difference']);
  expect(rows).toEqual([
    ['October 2026', 900, october, 0, 900 - october, 900 - october],
    ['November 2026', 0, november, 0, 900 - october - november, 900 - october - november],
  ]);
  expect(foot?.slice(0, 3)).toEqual(['Total', '=SUM(B2:B3) → 900', `=SUM(C2:C3) → ${october + november}`]);
});

it('the workbook of overtime says why rejected overtime is not summed', async () => {
  const { head, rows } = await exportPart(`${paths.leaveRegistration}?mode=overtime`, () =>
    screen.findByRole('table', { name: 'Registered overtime' }).then(() => document.body),
  );
  expect(head?.slice(-2)).toEqual(['Hours (decimal)', 'Note']);
  const rejected = mockApi.rows('over_times').filter(({ status }) => status === 1);
  expect(rejected.length).toBeGreaterThan(0);
  const uncounted = rows.filter((row) => row.at(-2) === null);
  expect(uncounted.map((row) => row.at(-1))).toEqual(rejected.map(() => 'Rejected: not counted'));
});

it('the workbook of the skill finder ends with the number of people counted on', async () => {
  const { rows, foot } = await exportPart(`${paths.skillList}?view=matrix`, () =>
    screen.findByRole('grid').then(() => document.body),
  );
  const drawn = [
    ...document.querySelectorAll(
      '[role=grid] > [role=row]:last-child :is([role=gridcell], [role=rowheader])',
    ),
  ];
  const shown = drawn.map(({ textContent }) => textContent ?? '');
  expect(rows.length).toBeGreaterThan(3);
  expect(foot?.[0]).toBe(shown[0]);
  const counts = shown.slice(1).filter((text) => /^\d+$/.test(text));
  expect(foot?.filter((cell) => typeof cell === 'number').map(String)).toEqual(counts);
  expect(counts.length).toBeGreaterThan(3);
});
