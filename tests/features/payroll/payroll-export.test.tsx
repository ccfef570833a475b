import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import type { Language } from '@/i18n/language';
import { exporting as en } from '@/i18n/locales/en/exporting';
import { exporting as ja } from '@/i18n/locales/ja/exporting';
import { mockApi, mockServer } from '@/mock-api/node';
import { readContents, openWorkbook, findSheet } from '../../excel/opened-workbook';
import { send } from '../../mock-api/mock-client';
import { readBytes, chooseExport, recordDownloads } from '../../support/downloads';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';

const CATALOGUES = { en, ja };

/** Hours of the codes and words in the mock API. */
const HOURS: Record<string, number> = { 'Full Day': 8, '2 Hours': 2, 1: 8, 2: 4, 4: 3, 6: 2, 8: 1, 9: 0.5 };

let downloads: ReturnType<typeof recordDownloads>;
beforeAll(() => import('@/app/pages/member-list-route'));
beforeEach(() => {
  downloads = recordDownloads();
});

async function openList({ as = 'admin', language = 'en', query = '', scenario = '' } = {}) {
  const app = await renderApp(paths.memberList + query, {
    as: as as 'admin' | 'user',
    language: language as Language,
    scenario: frozen(scenario),
  });
  await waitFor(() => expect(document.querySelector('tbody [data-avatar]')).not.toBeNull());
  return app;
}

const excelButton = (language: Language = 'en') =>
  screen.getByRole('button', { name: CATALOGUES[language].export });

/** The payroll in the menu of the list. */
const payrollAs = (type: 'xlsx' | 'csv', language: Language = 'en') =>
  language === 'en' ? `Payroll: ${en.type[type]}` : `給与：${CATALOGUES.ja.type[type]}`;

/** Opens the export dialog by the menu of a button, and confirms it after `answer`. */
async function exportBy(
  user: UserEvent,
  button: HTMLElement,
  {
    language = 'en',
    type = 'xlsx',
    answer,
  }: { language?: Language; type?: 'xlsx' | 'csv'; answer?: () => Promise<unknown> } = {},
) {
  await chooseExport(user, button, payrollAs(type, language));
  await screen.findByRole('dialog', { name: CATALOGUES[language].payroll.title });
  await answer?.();
  await user.click(screen.getByRole('button', { name: CATALOGUES[language].export }));
}

async function choose(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function savedSheet() {
  await waitFor(() => expect(downloads).toHaveLength(1));
  return findSheet(await openWorkbook(await readBytes(downloads[0]?.file ?? new Blob())));
}

/** Names as the payroll has them, without the total. */
async function savedNames() {
  const sheet = await savedSheet();
  return readContents(sheet, `B4:B${sheet.rowCount - 1}`).flat();
}

const shownNames = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td strong')?.textContent);

describe('the payroll export [EX-1, EX-2]', () => {
  // One generation has the leaves in the leave records, the other in their list only.
  it.each(['', 'generation:a'])('counts the leaves and overtime of this month (%s)', async (generation) => {
    mockApi.setScenario(frozen());
    const days = { staff_id: 4, multi_date: ['2026-11-09', '2026-11-10'], duration: 'Full Day' };
    expect((await send('/reporting-system/leave/create', days)).status).toBe(201);
    await send('/reporting-system/over-time/create', { staff_id: 4, ot_date: '2026-11-11', ot_time: '6' });
    const { user } = await openList({ query: '?q=hnin', scenario: generation });
    await exportBy(user, excelButton());
    const sheet = await savedSheet();
    expect(downloads[0]?.name).toBe('payroll_2026_11_20_2026-11.xlsx');
    expect(readContents(sheet, 'B1:C1')).toEqual([['Staff PayRoll', '2026-11']]);
    // Two full days, and the three hours that she had taken before.
    expect(readContents(sheet, 'B4:G4')).toEqual([['Hnin Yu Wai', null, 19, 2, '=ABS(D4-E4) → 17', 3]]);
    expect(sheet.getCell('B5').value).toBe('TOTAL');
  });

  it('says that leave is not checked without the company calendar, and reads it again', async () => {
    const holidays = `*${env.holidaysUrl}`;
    mockServer.use(http.get(holidays, () => new HttpResponse(null, { status: 404 })));
    const { user } = await openList({ query: '?q=hnin' });
    await chooseExport(user, excelButton(), payrollAs('xlsx'));
    const dialog = within(await screen.findByRole('dialog', { name: en.payroll.title }));
    const findFailure = () => dialog.queryByText(/^Holidays and working hours could not be read/);
    await waitFor(() => expect(findFailure()).toBeVisible());
    expect(await dialog.findByRole('button', { name: 'Hnin Yu Wai' })).toBeVisible();
    mockServer.use(http.get(holidays, () => HttpResponse.json([])));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(findFailure()).toBeNull());
    expect(dialog.getByRole('button', { name: 'Hnin Yu Wai' })).toBeVisible();
  });

  it('previews the file, explains each sum, and marks later changes', async () => {
    mockApi.setScenario(frozen());
    const days = { staff_id: 4, multi_date: ['2026-11-09', '2026-11-10'], duration: 'Full Day' };
    await send('/reporting-system/leave/create', days);
    await send('/reporting-system/over-time/create', { staff_id: 4, ot_date: '2026-11-11', ot_time: 'soon' });
    const { user } = await openList({ query: '?q=hnin' });
    await chooseExport(user, excelButton(), payrollAs('xlsx'));
    const dialog = within(await screen.findByRole('dialog', { name: en.payroll.title }));
    const name = await dialog.findByRole('button', { name: 'Hnin Yu Wai' });
    const cells = () =>
      within(name.closest('tr') ?? name)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells()).toEqual(['19 hrs', '0 hrs', '19 hrs', '3', '1 needs checking']);
    expect(dialog.getByText(/no earlier export/)).toBeInTheDocument();
    await user.click(name);
    expect(name).toHaveAttribute('aria-expanded', 'true');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\w+ \d+ Nov · 3 Hours · paid · .+ → 3 hrs$/),
      'Mon 9 Nov · Full Day8 hrs · paid → 8 hrs',
      'Tue 10 Nov · Full Day8 hrs · paid → 8 hrs',
      'Wed 11 Nov · soon Pending → not countedNo readable time',
    ]);
    await user.click(screen.getByRole('button', { name: en.export }));
    expect(readContents(await savedSheet(), 'B4:G4')).toEqual([
      ['Hnin Yu Wai', null, 19, 0, '=ABS(D4-E4) → 19', 3],
    ]);
    // The file uses the answers of the preview.
    expect(mockApi.log().filter(({ path }) => path.endsWith('/over-time/get'))).toHaveLength(1);

    await send('/reporting-system/over-time/create', { staff_id: 4, ot_date: '2026-11-12', ot_time: '6' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await chooseExport(user, excelButton(), payrollAs('xlsx'));
    const again = within(await screen.findByRole('dialog', { name: en.payroll.title }));
    const row = (await again.findByRole('button', { name: 'Hnin Yu Wai' })).closest('tr');
    expect(row).toHaveTextContent('2 hrswas 0 hrs');
    expect(row).toHaveTextContent('Changed');
    expect(again.getByText(/^Compared with the export of 20 Nov, .* by Aung Kyaw Moe/)).toBeInTheDocument();
    await choose(user, 'Month', 'December');
    // For another month one sentence says so, and no row is marked.
    expect(await again.findByText(/^Not compared: .* another month, November 2026/)).toBeInTheDocument();
    expect(again.queryByText('Changed')).not.toBeInTheDocument();
    expect(again.queryByText(/^was /)).not.toBeInTheDocument();
  });

  it('keeps the chosen and the opened rows while the preview is read again', async () => {
    mockApi.setScenario(frozen());
    await send('/reporting-system/over-time/create', { staff_id: 4, ot_date: '2026-11-11', ot_time: 'soon' });
    const { user } = await openList({ query: '?q=hnin' });
    await chooseExport(user, excelButton(), payrollAs('xlsx'));
    const dialog = within(await screen.findByRole('dialog', { name: en.payroll.title }));
    const name = await dialog.findByRole('button', { name: 'Hnin Yu Wai' });
    const choice = dialog.getByRole('button', { name: /^Needs checking/ });
    await user.click(choice);
    await user.click(name);
    mockApi.setScenario(frozen('held@over-time/get'));
    const countReads = () => mockApi.log().filter(({ path }) => path.endsWith('/over-time/get')).length;
    const before = countReads();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(countReads()).toBe(before + 1));
    expect(name).toBeVisible();
    await send('/reporting-system/over-time/create', { staff_id: 4, ot_date: '2026-11-12', ot_time: '6' });
    mockApi.setScenario(frozen());
    expect(await dialog.findByText(/^Thu 12 Nov/)).toBeVisible();
    expect(name).toHaveAttribute('aria-expanded', 'true');
    expect(choice).toHaveAttribute('aria-pressed', 'true');
  });

  it('counts another month on request', async () => {
    const { user } = await openList({ query: '?q=hnin' });
    await exportBy(user, excelButton(), { answer: () => choose(user, 'Month', 'October') });
    const sheet = await savedSheet();
    expect(downloads[0]?.name).toBe('payroll_2026_11_20_2026-10.xlsx');
    expect(readContents(sheet, 'B1:C1')).toEqual([['Staff PayRoll', '2026-10']]);
    // Three hours on 13 October, and her overtime of that month.
    expect(readContents(sheet, 'B4:G4')).toEqual([['Hnin Yu Wai', null, 3, 2, '=ABS(D4-E4) → 1', 1]]);
  });

  it('holds the searched members, in the shown order, with English names', async () => {
    const { user } = await openList({ language: 'ja', query: '?q=php&sort=-name&size=20' });
    const shown = shownNames();
    expect(shown.length).toBeGreaterThan(3);
    await exportBy(user, excelButton('ja'), { language: 'ja' });
    const names = await savedNames();
    expect(names).toHaveLength(shown.length);
    const english = (await send('/reporting-system/staff/get')).rows.filter(({ jp_name: name }) =>
      shown.includes(String(name)),
    );
    expect(new Set(names)).toEqual(new Set(english.map(({ eng_name: name }) => name)));
    expect(names[0]).toBe(english.find(({ jp_name: name }) => name === shown[0])?.eng_name);
    expect(names.at(-1)).toBe(english.find(({ jp_name: name }) => name === shown.at(-1))?.eng_name);
  });

  it('holds all pages of the list, or all members in spite of a search, also as CSV', async () => {
    const { user } = await openList({ query: '?q=hnin' });
    await exportBy(user, excelButton(), {
      type: 'csv',
      answer: () => user.click(screen.getByRole('radio', { name: /^All / })),
    });
    await waitFor(() => expect(downloads).toHaveLength(1));
    const text = new TextDecoder().decode(await readBytes(downloads[0]?.file ?? new Blob()));
    const lines = text.trim().split('\r\n');
    expect(downloads[0]?.name).toBe('payroll_2026_11_20_2026-11.csv');
    expect(lines[1]).toMatch(/^Aung Kyaw Moe,,/);
    const [staff, leaves, overtimes] = await Promise.all(
      ['staff/get', 'leave/get', 'over-time/get'].map((path) => send(`/reporting-system/${path}`)),
    );
    expect(lines.slice(1).toSorted()).toEqual(
      (staff?.rows ?? [])
        .map(({ id, eng_name: name }) => {
          // A leave that was paid in part has two rows.
          const away = new Map(
            (leaves?.rows ?? [])
              .filter((row) => row.eng_name === name && String(row.leave_date).startsWith('2026-11'))
              .map((row) => [row.leave_date, HOURS[String(row.duration)] ?? NaN]),
          );
          const more = (overtimes?.rows ?? [])
            .filter((row) => row.staff_id === id && row.status !== 1)
            .filter((row) => String(row.ot_date).startsWith('2026-11'))
            .map((row) => HOURS[String(row.ot_time)] ?? NaN);
          const [leave, overtime] = [[...away.values()], more].map((hours) =>
            hours.reduce((a, b) => a + b, 0),
          );
          return `${String(name)},,${leave},${overtime},${Math.abs(Number(leave) - Number(overtime))},${away.size},`;
        })
        .toSorted(),
    );
  });

  it('holds only the own row for staff, and requests no more', async () => {
    const { user } = await openList({ as: 'user' });
    await exportBy(user, excelButton(), {
      answer: () => Promise.resolve(expect(screen.queryByRole('radio')).not.toBeInTheDocument()),
    });
    expect(await savedNames()).toEqual(['Hnin Yu Wai']);
    const reads = mockApi.log().filter(({ path }) => path.endsWith('/staff/get'));
    expect(reads.map(({ body }) => body)).toEqual([{ id: 4 }, { id: 4, leave: {} }]);
  });

  it('moves the focus to the first of the further rows', async () => {
    const [first] = (await send('/reporting-system/staff/get', { id: 1 })).rows;
    const staff = Array.from({ length: 101 }, (_, index) => ({
      ...first,
      id: index + 1,
      eng_name: `Person ${String(index + 1).padStart(3, '0')}`,
    }));
    mockServer.use(http.all('*/staff/get', () => HttpResponse.json(staff)));
    const { user } = await openList();
    await chooseExport(user, excelButton(), payrollAs('xlsx'));
    const dialog = within(await screen.findByRole('dialog', { name: en.payroll.title }));
    await user.click(await dialog.findByRole('button', { name: 'Show 1 more' }));
    expect(dialog.getByRole('button', { name: 'Person 101' })).toHaveFocus();
  });

  it.each(['500@leave-record/get', 'malformed@over-time/get', '422@staff/get'])(
    'reports the failure %s, and tries again',
    async (fault) => {
      const { user } = await openList();
      mockApi.setScenario(frozen(fault));
      await exportBy(user, excelButton());
      // The preview may report the failure too, until its dialog has closed.
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Nothing was exported'));
      mockApi.setScenario(frozen());
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(downloads).toHaveLength(1));
    },
  );

  it('is disabled for an empty list', async () => {
    await renderApp(paths.memberList, { as: 'admin', scenario: 'empty@staff/get' });
    expect(await screen.findByRole('button', { name: en.export })).toHaveAccessibleDescription(
      'There is nothing to export.',
    );
  });
});
