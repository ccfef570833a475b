import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { balanceConfig } from '@/config/balance-config';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { registeredHours } from '@/features/dashboard/model/registered-hours';
import { formatHours } from '@/i18n/format';
import { mockServer } from '@/mock-api/node';
import { boardInTables } from '../hours/board-in-tables';
import { renderPage, readTableRows, setScenario } from '../hours/report-page-steps';
import { HNIN, createOvertime, SATO } from '../leave/leave-builders';

const balance = async () => within(await screen.findByRole('region', { name: 'Balance of hours' }));
const files = (carriedOver: object[], patterns: object[] = []) =>
  mockServer.use(
    http.get(`*${balanceConfig.carryOverUrl}`, () => HttpResponse.json(carriedOver)),
    http.get(`*${env.workPatternsUrl}`, () => HttpResponse.json(patterns)),
  );
const signed = (hours: number) =>
  `${hours > 0 ? '+' : hours < 0 ? '−' : ''}${formatHours(Math.abs(hours), 'en')}`;

describe('the balance of hours', () => {
  it('starts with the first whole month, equals the tables, and opens its months and their days', async () => {
    files([{ staff_no: 'SG-0004', hours: -12.5 }]);
    await renderPage(paths.dashboard, { as: 'user' });
    const [september, october, november] = [
      boardInTables('2026-09', 30),
      boardInTables('2026-10', 31),
      boardInTables('2026-11', 30),
    ].map((month) => month.get(HNIN.eng_name)?.balance ?? NaN);
    const running = -12.5 + Number(september) + Number(october) + Number(november);
    const panel = await balance();
    expect(
      await panel.findByText(`since September 2026, this month ${signed(Number(november))}`),
    ).toBeVisible();
    expect(
      panel.getByRole('img', { name: new RegExp(`November 2026 ${signed(running)}$`) }),
    ).toBeInTheDocument();

    fireEvent.click(panel.getByRole('button', { name: signed(running), expanded: false }));
    const months = () => readTableRows('Balance by month, in hours');
    expect(months().map(([month]) => month)).toEqual([
      ...['November 2026', 'October 2026', 'September 2026', 'Carried over'],
    ]);
    // The overtime that was registered is pending.
    await waitFor(() =>
      expect(months()[0]?.slice(1)).toEqual(['106', '109', '−3', '−22.5', '6.5', '0', '6.5 not registered']),
    );
    fireEvent.click(panel.getByRole('button', { name: 'November 2026' }));
    expect(window.location.search).toBe('?balance=2026-11');
    // On the 5th were three hours of leave; today nothing is owed that is not recorded.
    expect(
      months()
        .find(([day]) => day === 'Thu 5 Nov')
        ?.slice(1, 4),
    ).toEqual(['8', '5', '+3']);
    expect(months().map(([day]) => day)).not.toContain('Fri 20 Nov');
    expect(panel.getByRole('link', { name: 'Thu 5 Nov' })).toHaveAttribute(
      'href',
      expect.stringContaining('view=paint&date=2026-11-05'),
    );
  });

  it('uses the working hours of a part-timer', async () => {
    files([], [{ staff_no: 'SG-0004', from: '2026-11-01', hours: [8, 8, 0, 8, 8, 0, 0] }]);
    await renderPage(`${paths.dashboard}?balance=months`, { as: 'user' });
    // Three Wednesdays less are due: 8 hours each.
    await waitFor(() =>
      expect(readTableRows('Balance by month, in hours')[0]?.slice(1, 4)).toEqual(['106', '85', '+21']),
    );
  });

  it('is not shown when a part of it failed: the failure is named and can be tried again', async () => {
    await renderPage(paths.dashboard, { as: 'user', scenario: '500@leave-record/get' });
    const panel = await balance();
    expect(await panel.findByText('The balance could not be read')).toBeInTheDocument();
    setScenario('');
    fireEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText(/^since September 2026/)).toBeInTheDocument();
  });

  it('is not shown without the hours that were carried over', async () => {
    mockServer.use(http.get(`*${balanceConfig.carryOverUrl}`, () => HttpResponse.json({}, { status: 500 })));
    await renderPage(paths.person(4), { as: 'admin' });
    expect(
      await (await balance()).findByText('The balance could not be read', {}, { timeout: 20_000 }),
    ).toBeInTheDocument();
  });

  it.each([
    ['2026-04', 'There is no balance yet. No hours are due so far.'],
    ['2027-01', 'The balance begins with January 2027.'],
  ] as const)('which begins with %s says why a person without records has none', async (from, words) => {
    vi.spyOn(balanceConfig, 'from', 'get').mockReturnValue(from);
    await renderPage(paths.dashboard, { as: 'user', scenario: 'empty' });
    expect(await (await balance()).findByText(words)).toBeInTheDocument();
  });

  it('shows overtime worked when registered overtime cannot be read', async () => {
    await renderPage(`${paths.person(4)}?balance=months`, { as: 'admin', scenario: '500@over-time/get' });
    await waitFor(() =>
      expect(readTableRows('Balance by month, in hours')[0]?.slice(-3)).toEqual(['6.5', '–', '–']),
    );
    expect(await (await balance()).findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

it('registered overtime counts until today when it was granted, or when an older server has no status', () => {
  const on = (date: `2026-11-${number}`, changes = {}) =>
    createOvertime(HNIN, { key: date, date, ...changes });
  const hours = registeredHours(
    [
      on('2026-11-02', { state: 'accepted' }),
      on('2026-11-02', { state: 'complete', duration: '9' }),
      on('2026-11-03', { state: 'pending' }),
      on('2026-11-04', { state: 'rejected' }),
      on('2026-11-05'),
      on('2026-11-06', { state: 'accepted' }),
      createOvertime(SATO, { state: 'accepted' }),
    ],
    HNIN,
    '2026-11-05',
  );
  expect([...hours]).toEqual([
    ['2026-11-02', 2.5],
    ['2026-11-05', 2],
  ]);
});
