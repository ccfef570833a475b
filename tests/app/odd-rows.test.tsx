import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import type { Language } from '@/i18n/language';
import { openWorkbook } from '../excel/opened-workbook';
import {
  choose as chooseLeave,
  fill as fillLeave,
  findRows,
  findToast,
  press as pressInForm,
  renderRegistration,
  sentTo,
} from '../features/leave/leave-page-steps';
import {
  fill as fillMember,
  sentForms,
  submit as submitMember,
} from '../features/members/member-form-driver';
import {
  chooseWork,
  openReporting,
  sent,
  signedInId,
  submit,
  WHOLE_DAY,
  WORK,
} from '../features/reporting/reporting-steps';
import { readBytes, chooseExport, recordDownloads } from '../support/downloads';
import { renderApp } from '../support/render-app';

const ODD = 'frozen:2026-11-20,odd-rows';
const RANGE = '?start=2026-11-09&end=2026-11-15';
const SLOW = { timeout: 20_000 };

let downloads: ReturnType<typeof recordDownloads>;
beforeEach(() => {
  downloads = recordDownloads();
});

type Page = { path: string; row: string | RegExp; language?: Language };

async function open({ path, row, language = 'en' }: Page) {
  const app = await renderApp(path, { as: 'admin', language, scenario: ODD });
  await screen.findAllByText(row, {}, SLOW);
  return app;
}

describe('a list with invalid rows', () => {
  it.each<[string, Page]>([
    ['of members', { path: paths.memberList, row: 'Aung Kyaw Moe' }],
    ['of projects', { path: paths.projects, row: 'School Portal' }],
    ['of fines', { path: `${paths.fines}?month=11`, row: 'Unknown amount' }],
    ['of leave records', { path: paths.leaveRecords, row: 'Hnin Yu Wai' }],
    ['of overtime', { path: `${paths.leaveRegistration}?mode=overtime`, row: 'Rejected' }],
    ['of weekly hours', { path: `${paths.weeklyWorkTime}${RANGE}`, row: 'Hnin Yu Wai' }],
    [
      'of project hours',
      { path: `${paths.projectHoursBySearch}?weeks=2&end=2026-11-20`, row: /School Portal/ },
    ],
    ['of one person’s hours', { path: `${paths.employeeReports}${RANGE}&member=4`, row: /^\d+ hrs$/ }],
    ['of skill sheets', { path: paths.skillList, row: 'Hnin Yu Wai' }],
    ['on the dashboard', { path: paths.dashboard, row: /School Portal/ }],
  ])('%s shows the other rows and counts the missing ones', async (_name, page) => {
    await open(page);
    expect(await screen.findByText(/^\d+ rows could not be read and are missing here\.$/)).toBeVisible();
  });

  it('reports missing ids on the page and in its workbook, in Japanese too', async () => {
    const { user } = await open({ path: `${paths.menPower}${RANGE}`, row: '学校ポータル', language: 'ja' });
    const notice = await screen.findByText('2件を読み取れませんでした。この画面には含まれていません。');
    expect(notice.closest('[role=status]')).toBeVisible();
    await chooseExport(user, screen.getByRole('button', { name: '出力' }), 'Excel（.xlsx）');
    await waitFor(() => expect(downloads).toHaveLength(1));
    const { worksheets } = await openWorkbook(await readBytes(downloads[0]?.file ?? new Blob()));
    expect(worksheets.map(({ name }) => name).at(-1)).toBe('読み取れない行');
    expect(worksheets.at(-1)?.getCell('A1').value).toMatch(/^2件を読み取れませんでした。/);
  });
});

describe('on a server with invalid rows, users', () => {
  it('fill a day', async () => {
    await openReporting({ query: '?dates=2026-11-23', scenario: 'odd-rows' });
    await chooseWork();
    await submit();
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    const staff_id = signedInId('user');
    const rows = WHOLE_DAY.map((period) => ({ date: '2026-11-23', staff_id, ...WORK, period }));
    expect(sent('task-performance/create')).toEqual([{ create_array: rows }]);
    expect(await screen.findByText('8 hrs of 8 hrs')).toBeVisible();
  });

  it('save a setting', async () => {
    const { user } = await openReporting({
      page: paths.reportingSetting,
      query: '?weekday=6',
      scenario: 'odd-rows',
    });
    const [edit] = await screen.findAllByText('Edit');
    await waitFor(() => expect(edit).toBeEnabled());
    if (edit) await user.click(edit);
    await screen.findByLabelText(/^Project/);
    await chooseWork();
    await submit('Save defaults');
    expect(await screen.findByText('Setting Saved Successfully')).toBeVisible();
    expect(await screen.findByText('8 hrs of 8 hrs')).toBeVisible();
  });

  it('register leave', async () => {
    await renderRegistration({ query: '?staff=4&leave-q=Dentist', scenario: 'odd-rows' });
    await waitFor(() => expect(screen.getByLabelText(/^Employee/)).toHaveValue('Hnin Yu Wai'));
    fillLeave('leave_date', '2026-11-12');
    await chooseLeave('Duration', 'Full Day');
    fillLeave('reason', 'Dentist');
    pressInForm('Register leave');
    expect(await findToast('Leave Created Successfully.')).toHaveAttribute('role', 'status');
    expect(sentTo('leave/create')).toEqual([
      { staff_id: 4, leave_date: '2026-11-12', duration: 1, reason: 'Dentist' },
    ]);
    await waitFor(async () => expect((await findRows('Registered leave'))[0]).toContain('12 Nov 2026'));
  });

  it('edit a member', async () => {
    await renderApp(paths.memberEdit(5), { as: 'admin', scenario: 'odd-rows' });
    await screen.findByLabelText(/^English name/, {}, SLOW);
    fillMember('Address', '2 Strand Road');
    await submitMember();
    expect(await screen.findByText('Member Updated Successfully.')).toBeVisible();
    const [form] = sentForms('update');
    expect(form).toContainEqual(['id', '5']);
    expect(form).toContainEqual(['address', '2 Strand Road']);
    expect(form).toContainEqual(['position', '10']);
  });
});
