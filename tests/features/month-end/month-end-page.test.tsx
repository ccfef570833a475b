import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { send } from '../../mock-api/mock-client';
import { chooseExport, recordDownloads } from '../../support/downloads';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';
import { serveLimits, workLate } from '../work/overtime-steps';

beforeAll(() => import('@/features/month-end/pages/month-end-page'));

const point = (name: string) => screen.findByRole('region', { name });

it('counts the open points of a month, links to them, and ticks those that are done', async () => {
  const downloads = recordDownloads();
  mockApi.setScenario(frozen());
  await send('/reporting-system/over-time/create', { staff_id: 4, ot_date: '2026-10-07', ot_time: 'soon' });
  const [fines, overtimes] = await Promise.all(
    ['fines/get', 'over-time/get'].map((path) => send(`/reporting-system/${path}`)),
  );
  const { user } = await renderApp(`${paths.monthEnd}?month=2026-10`, { as: 'admin' });

  const pending = (fines?.rows ?? []).filter(
    ({ date, status }) => String(date).startsWith('2026-10') && Number(status) === 0,
  );
  const amount = pending.reduce((sum, fine) => sum + Number(fine.amount), 0).toLocaleString('en');
  const finePoint = within(await point('Fines'));
  expect(pending.length).toBeGreaterThan(1);
  expect(
    await finePoint.findByText(`${pending.length} fines are pending: ${amount} Ks in total.`),
  ).toBeInTheDocument();
  expect(finePoint.getByRole('link')).toHaveAttribute(
    'href',
    `${paths.fines}?month=10&year=2026&status=pending`,
  );

  const rejected = (overtimes?.rows ?? []).filter(
    ({ ot_date: date, status }) => String(date).startsWith('2026-10') && status === 1,
  );
  const overtime = within(await point('Overtime'));
  expect(await overtime.findAllByText('Rejected')).toHaveLength(rejected.length);
  const row = overtime.getByRole('link', { name: /^Hnin Yu Wai Wed 7 Oct/ });
  expect(row.closest('li')).toHaveTextContent('No readable time');
  expect(row).toHaveAttribute(
    'href',
    `${paths.leaveRegistration}?mode=overtime&overtime-q=Hnin%20Yu%20Wai%202026-10-07`,
  );
  expect(await within(await point('Leave')).findByText('Done')).toBeInTheDocument();

  const payroll = within(await point('Payroll'));
  expect(await payroll.findByText('30 open')).toBeInTheDocument();
  await chooseExport(user, payroll.getByRole('button', { name: 'Export payroll' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('combobox', { name: 'Month' })).toHaveTextContent('October');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await payroll.findByText('Done')).toBeInTheDocument();
  expect(payroll.getByText(/^Exported on 20 Nov, .+ by Aung Kyaw Moe\.$/)).toBeInTheDocument();

  const hours = within(await point('Hours'));
  const [, people] =
    /^(\d+) \w+ (?:has|have) days/.exec((await hours.findByText(/days to complete/)).textContent) ?? [];
  await user.click(hours.getByRole('link'));
  expect(await screen.findByText(new RegExp(`^${people} (person|people) shown$`))).toBeInTheDocument();
});

it('shows failures by part, tries each again, and says that the month is not over', async () => {
  const { user } = await renderApp(paths.monthEnd, {
    as: 'admin',
    language: 'ja',
    scenario: frozen('500@fines/get'),
  });
  const fines = within(await point('罰金'));
  await user.click(
    await fines.findByRole('button', { name: '再試行' }).then((button) => {
      mockApi.setScenario(frozen());
      return button;
    }),
  );
  expect(await fines.findByText(/^未完了の罰金が.+合計/)).toBeInTheDocument();
  expect(await within(await point('休暇')).findByText('完了')).toBeInTheDocument();
  expect(screen.getByText(/^この月はまだ終わっていません/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2026年11月' })).toBeInTheDocument();
});

it('names people near or over a limit of overtime, with links to the board and the hours behind it', async () => {
  serveLimits({ enabled: true });
  await workLate();
  await renderApp(`${paths.monthEnd}?month=2026-11`, { as: 'admin' });
  const limits = within(await point('Overtime limits'));
  const link = await limits.findByRole('link', { name: 'Hnin Yu Wai' }, { timeout: 20_000 });
  expect(link).toHaveAttribute('href', `${paths.person(4)}?month=2026-11`);
  expect(link.closest('li')).toHaveTextContent(/Overtime of the month · \d+ hrs.* of 45 hrs · .*%Over$/);
  expect(limits.getByText(/^Over a limit: [1-9]/)).toBeInTheDocument();
  expect(limits.getByRole('link', { name: 'Open the recording status' })).toHaveAttribute(
    'href',
    `${paths.weeklyWorkTime}?view=closing&month=2026-11&show=overLimit`,
  );
});

it('shows a failed list of members at the limits of overtime, without which nothing can be counted', async () => {
  serveLimits({ enabled: true });
  await renderApp(`${paths.monthEnd}?month=2026-11`, { as: 'admin', scenario: frozen('500@staff/get') });
  const limits = within(await point('Overtime limits'));
  expect(await limits.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(limits.queryByRole('button', { name: /^Read/ })).not.toBeInTheDocument();
});

it('keeps the focus in a point whose failed read is tried again', async () => {
  const { user } = await renderApp(`${paths.monthEnd}?month=2026-11`, {
    as: 'admin',
    scenario: frozen('500@over-time/get'),
  });
  const overtime = await screen.findByRole('region', { name: 'Overtime' });
  await user.click(await within(overtime).findByRole('button', { name: 'Try again' }));
  expect(within(overtime).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(overtime).toContainElement(document.activeElement as HTMLElement);
});
