import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { saveCheckedMonth } from '@/features/work/api/checked-months';
import { mockApi } from '@/mock-api/node';
import { send } from '../../mock-api/mock-client';
import { readBytes, recordDownloads } from '../../support/downloads';
import { clearChecks } from '../../support/clear-checks';
import { frozen } from '../../support/frozen';
import { createMovedFile } from '../../support/moved-file';
import { renderApp } from '../../support/render-app';

beforeAll(() => import('@/features/month-end/pages/month-end-page'));
afterEach(clearChecks);

const ADDRESS = `${paths.monthEnd}?month=2026-10`;
const point = async (name: string) => within(await screen.findByRole('region', { name }));

it('stores a month as checked, lists later changes, and removes the mark', async () => {
  const downloads = recordDownloads();
  mockApi.setScenario(frozen());
  const { user, unmount } = await renderApp(ADDRESS, { as: 'admin' });
  const before = await point('Check of the month');
  await user.click(await before.findByRole('button', { name: 'Mark as checked' }));
  expect(await before.findByText(/^Checked by Aung Kyaw Moe on 20 Nov, .+\.$/)).toBeInTheDocument();
  expect(before.getByText('No figure has changed since.')).toBeInTheDocument();
  expect(before.getByRole('button', { name: 'Check again' })).toHaveFocus();
  expect(
    before.getByText('It does not restrict anybody else: it is kept in this browser only.'),
  ).toBeInTheDocument();
  unmount();

  await send('/reporting-system/over-time/create', { staff_id: 4, ot_date: '2026-10-07', ot_time: '6' });
  const { user: later } = await renderApp(ADDRESS, { as: 'admin' });
  const after = await point('Check of the month');
  expect(await after.findByText('2 figures have changed since.')).toBeInTheDocument();
  const [ofDay, ofMonth] = within(after.getByRole('list', { name: 'Changes since the check' })).getAllByRole(
    'listitem',
  );
  expect(ofMonth).toHaveTextContent(/^Hnin Yu Wai · Overtime in the payroll: .+ → /);
  expect(ofDay).toHaveTextContent('Hnin Yu Wai Wed 7 Oct · Overtime: none → 2 hrs');
  expect(after.getByRole('link', { name: /^Hnin Yu Wai Wed 7 Oct/ })).toHaveAttribute(
    'href',
    '/reporting-system/reporting?view=paint&date=2026-10-07&mode=single&staff=4&viewed=4&dates=2026-10-07',
  );

  await later.click(after.getByRole('button', { name: 'Save as file' }));
  await later.click(after.getByRole('button', { name: 'Check again' }));
  await later.click(
    within(await screen.findByRole('dialog', { name: 'Check October 2026 again?' })).getByRole('button', {
      name: 'Check again',
    }),
  );
  expect(await after.findByText('No figure has changed since.')).toBeInTheDocument();

  await later.click(after.getByRole('button', { name: 'Remove the mark' }));
  await later.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the mark' }),
  );
  await waitFor(() => expect(after.getByRole('button', { name: 'Mark as checked' })).toHaveFocus());

  // The file brings the first check back, also into a browser that has none.
  const [saved] = downloads;
  expect(saved?.name).toBe('month-check-2026-10.json');
  const text = await readBytes(saved?.file ?? new Blob());
  const file = new File([text], 'check.json', { type: 'application/json' });
  await later.upload(after.getByLabelText('Read from a file', { selector: 'input' }), file);
  expect(await after.findByText('2 figures have changed since.')).toBeInTheDocument();
  await later.click(after.getByRole('button', { name: 'Undo the last mark' }));
  expect(await after.findByRole('button', { name: 'Mark as checked' })).toBeInTheDocument();

  const other = new File(['{"version":1,"plans":[]}'], 'plans.json', { type: 'application/json' });
  await later.upload(after.getByLabelText('Read from a file', { selector: 'input' }), other);
  expect(await after.findByText(/^This file holds no check of a month/)).toBeInTheDocument();
});

it('refuses a file that was moved after it was chosen, until the refusal is closed', async () => {
  const { user } = await renderApp(ADDRESS, { as: 'admin', language: 'ja', scenario: frozen() });
  const check = await point('月の確認');
  const load = await check.findByRole('button', { name: 'ファイルから読み込む' });
  const input = check.getByLabelText('ファイルから読み込む', { selector: 'input' });
  const regions = check.getAllByRole('status');
  await user.upload(input, createMovedFile('check.json'));
  const refusal = await check.findByText(/^このファイルは月の確認の記録ではありません/);
  expect(regions).toContain(refusal.closest('[role=status]'));
  // A second refusal is a new text, which screen readers announce again.
  await user.upload(input, createMovedFile('other.json'));
  await waitFor(() => expect(refusal).not.toBeInTheDocument());
  expect(await check.findByText(/^このファイルは月の確認の記録ではありません/)).toBeInTheDocument();
  await user.click(check.getByRole('button', { name: '閉じる' }));
  expect(check.queryByText(/^このファイルは月の確認の記録ではありません/)).not.toBeInTheDocument();
  expect(load).toHaveFocus();
});

it('offers no mark and shows no figure before all reads have arrived', async () => {
  const { user } = await renderApp(ADDRESS, {
    as: 'admin',
    language: 'ja',
    scenario: frozen('500@fines/get'),
  });
  const check = await point('月の確認');
  expect(await check.findByText('不明')).toBeInTheDocument();
  expect(check.queryByRole('button', { name: '確認済みにする' })).not.toBeInTheDocument();
  mockApi.setScenario(frozen());
  await user.click(check.getByRole('button', { name: '再試行' }));
  await waitFor(() => expect(check.getByRole('button', { name: '確認済みにする' })).toBeEnabled());
});

it('marks each day of the recording status whose hours differ from the check', async () => {
  const by = { eng_name: 'Aung Kyaw Moe', jp_name: '' };
  const admin = mockApi.rows('staff').find(({ username }) => username === 'admin');
  const empty = { month: '2026-10', checkedAt: 0, by, projects: [], facts: [] } as const;
  await saveCheckedMonth(new QueryClient(), admin?.id ?? 0, '2026-10', empty);
  await renderApp(`${paths.weeklyWorkTime}?view=closing&month=2026-10`, {
    as: 'admin',
    scenario: frozen(),
  });
  expect(await screen.findByText('Changed since the check')).toBeInTheDocument();
  expect(
    screen.getAllByLabelText(/^Thursday 1 October, .+, 0 hours at the check of the month$/).length,
  ).toBeGreaterThan(5);
  // Nothing is recorded on this day, now and then.
  expect(screen.queryByLabelText(/^Sunday 4 October.+ at the check/)).not.toBeInTheDocument();
});
