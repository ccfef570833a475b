import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import type { Language } from '@/i18n/language';
import { send } from '../../mock-api/mock-client';
import { readContents, openWorkbook } from '../../excel/opened-workbook';
import { readBytes, chooseExport, recordDownloads } from '../../support/downloads';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';

const RANGE = { start_date: '2026-11-09', end_date: '2026-11-15' };

let downloads: ReturnType<typeof recordDownloads>;
beforeEach(() => {
  downloads = recordDownloads();
});

type Page = { path: string; shown: string; language?: Language };

/** Opens a page, waits for a text of its result, and saves it; gives the opened file. */
async function exportPage({ path, shown, language = 'en' }: Page) {
  const { user } = await renderApp(path, { as: 'admin', language, scenario: frozen() });
  await screen.findAllByText(shown, {}, { timeout: 20_000 });
  const isEnglish = language === 'en';
  const button = screen.getByRole('button', { name: isEnglish ? 'Export' : '出力' });
  await chooseExport(user, button, isEnglish ? undefined : 'Excel（.xlsx）');
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [download] = downloads;
  return {
    name: download?.name,
    workbook: await openWorkbook(await readBytes(download?.file ?? new Blob())),
  };
}

const pickColumn = (rows: unknown[][], index: number) => rows.map((row) => row[index]);

describe('exports of hours [EX-1]', () => {
  it('holds the weekly hours that the search found, in the shown order [HR-1]', async () => {
    const query = 'start=2026-11-09&end=2026-11-15&q=win&sort=-name';
    const { name, workbook } = await exportPage({
      path: `${paths.weeklyWorkTime}?${query}`,
      shown: 'Thandar Win',
    });
    expect(name).toBe('Working Times_2026-11-20_2026-11-09~2026-11-15.xlsx');
    const [sheet] = workbook.worksheets;
    expect(sheet?.name).toBe('2026-11-09~2026-11-15');
    const rows = sheet ? readContents(sheet, `A2:D${sheet.rowCount - 1}`) : [];
    const shown = [...document.querySelectorAll('tbody tr td:first-child')].map((cell) => cell.textContent);
    expect(pickColumn(rows, 1)).toEqual(shown);
    expect(shown.every((member) => member.toLowerCase().includes('win'))).toBe(true);

    const { rows: halfHours } = await send('/reporting-system/reporting/getAllHour', RANGE);
    const counted = shown.map(
      (member) => halfHours.filter(({ eng_name: english }) => english === member).length / 2,
    );
    expect(pickColumn(rows, 3)).toEqual(counted);
  });

  it('holds the men power of the range, always in Japanese [HR-2]', async () => {
    const path = `${paths.menPower}?start=2026-11-09&end=2026-11-15`;
    const { name, workbook } = await exportPage({ path, shown: 'INV01' });
    expect(name).toBe('2026-11-09~2026-11-15 men-hour.xlsx');
    const [sheet] = workbook.worksheets;
    expect(sheet?.getCell('B1').value).toBe('2026-11-09~2026-11-15');
    const answer = await send('/reporting-system/men-power/get', RANGE);
    expect(sheet && readContents(sheet, `B3:F${sheet.rowCount - 1}`)).toEqual(
      answer.rows.map(({ cd, jp_name, men, hours, days }) => [cd, jp_name, men, Number(hours), days]),
    );
  });

  it('holds the project hours of each month on a sheet of its own [HR-3]', async () => {
    const path = `${paths.projectHoursByDate}?start=2026-10-01&end=2026-11-20`;
    const label = '2026-10-01 ~ 2026-10-31';
    const shown = '2026/10/01～2026/10/31';
    const { name, workbook } = await exportPage({ path, shown, language: 'ja' });
    expect(name).toBe('作業実績管理_2026-11-20_2026-10-01~2026-11-30.xlsx');
    expect(workbook.worksheets.map((sheet) => sheet.getCell('A3').value)).toEqual([
      label,
      '2026-11-01 ~ 2026-11-30',
    ]);
    const question = { start_date: '2026-10-01', end_date: '2026-11-20' };
    const { rows } = await send('/reporting-system/project-hour/get', question);
    const ofMonth = (month: string) => rows.filter(({ date }) => String(date).startsWith(month)).length / 2;
    expect(workbook.worksheets.map((sheet) => sheet.getCell('E3').result)).toEqual([
      ofMonth('2026-10'),
      ofMonth('2026-11'),
    ]);
  });

  it('holds the groups of the employee report [HR-4]', async () => {
    const path = `${paths.employeeReports}?start=2026-11-09&end=2026-11-15&by=project&then=member`;
    const { name, workbook } = await exportPage({ path, shown: 'Subtotal' });
    expect(name).toBe('Employee report_2026-11-09~2026-11-15.xlsx');
    const [sheet] = workbook.worksheets;
    expect(sheet?.name).toBe('2026-11-09~2026-11-15');
    expect(sheet && readContents(sheet, 'A1:D1')[0]).toEqual([
      'Project',
      'Employee',
      'Working Hours',
      'Hours (decimal)',
    ]);
    // Those of deleted projects are among them.
    const { rows } = await send('/reporting-system/reporting/getAllHour', RANGE);
    expect(sheet?.getCell(`D${sheet.rowCount}`).result).toBe(rows.length / 2);
  });

  it('has nothing to export before a search', async () => {
    const { user } = await renderApp(paths.weeklyWorkTime, { as: 'admin', scenario: frozen() });
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('button', { name: 'Export' })).toHaveAccessibleDescription(
      'There is nothing to export.',
    );
  });
});
