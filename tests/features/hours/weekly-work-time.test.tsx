import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { formatHours } from '@/i18n/format';
import { mockApi } from '@/mock-api/node';
import { bodiesSentTo, field, renderPage, readTableRows, setScenario, type } from './report-page-steps';

/** The hours of a week that the server holds of a member. */
function formatRecordedHours(staffId: number): string {
  const slots = mockApi
    .rows('task_performance')
    .filter(({ staff_id: id, date }) => id === staffId && date >= '2026-11-16' && date <= '2026-11-20');
  return formatHours(slots.length / 2, 'en');
}

const sent = () => bodiesSentTo('/getAllHour');

it('requires both dates, searches, filters the result, and clears [HR-1]', async () => {
  await renderPage(paths.weeklyWorkTime);
  // The page opens with the current week, without a search and its toast.
  await waitFor(() =>
    expect(readTableRows('Working times')[0]).toEqual(['Aung Kyaw Moe', formatRecordedHours(1)]),
  );
  expect(sent()).toEqual([{ start_date: '2026-11-16', end_date: '2026-11-22' }]);
  expect([field('start').value, window.location.search]).toEqual(['2026-11-16', '']);
  expect(screen.queryByText('Working Hours Access Successfully')).not.toBeInTheDocument();
  const shares = [...document.querySelectorAll<HTMLElement>('td [aria-hidden]')];
  expect(Math.max(...shares.map(({ style }) => parseFloat(style.backgroundSize)))).toBe(100);
  expect(shares).toHaveLength(10);
  expect(document.querySelector('td a[href*=explorer]')?.getAttribute('href')).toMatch(
    /view=explorer&start=2026-11-16&end=2026-11-22&.*&path=project\.day\.member-1$/,
  );

  fireEvent.click(screen.getByText('Clear'));
  expect(screen.queryByText('Working times')).not.toBeInTheDocument();
  mockApi.clearLog();
  fireEvent.click(screen.getByText('Search'));
  expect(await screen.findByText('Start date is required')).toBeInTheDocument();
  expect(screen.getByText('End date is required')).toBeInTheDocument();
  expect(sent()).toEqual([]);

  type('start', '2026-11-20');
  type('end', '2026-11-16');
  fireEvent.click(screen.getByText('Search'));
  expect(await screen.findByText('Start date must be on or before the end date')).toBeInTheDocument();
  expect(screen.getByText('End date must be on or after the start date')).toBeInTheDocument();
  expect(sent()).toEqual([]);

  type('start', '2026/11/16');
  type('end', '20261120');
  fireEvent.click(screen.getByText('Search'));
  expect(await screen.findByText('Working Hours Access Successfully')).toBeInTheDocument();
  expect(sent()).toEqual([{ start_date: '2026-11-16', end_date: '2026-11-20' }]);
  expect(window.location.search).toBe('?start=2026-11-16&end=2026-11-20');
  await waitFor(() =>
    expect(readTableRows('Working times')[0]).toEqual(['Aung Kyaw Moe', formatRecordedHours(1)]),
  );
  expect(screen.getByText(/^16 Nov 2026 – 20 Nov 2026 · Total: [1-9]/)).toBeInTheDocument();

  const search = screen.getByPlaceholderText('Search in the result');
  fireEvent.change(search, { target: { value: 'ｓａｔｏ' } });
  await waitFor(() => expect(readTableRows('Working times')).toHaveLength(1));
  expect(readTableRows('Working times')).toEqual([['Sato Kenta', formatRecordedHours(5)]]);

  // None of these people has records.
  const idle = mockApi.rows('staff').find(({ id }) => id === 22)?.eng_name ?? '';
  fireEvent.change(search, { target: { value: idle } });
  await waitFor(() => expect(readTableRows('Working times')).toEqual([[idle, '0 hrs']]));

  fireEvent.click(screen.getByText('Clear'));
  expect(screen.queryByText('Working times')).not.toBeInTheDocument();
  expect([field('start').value, field('end').value, window.location.search]).toEqual(['', '', '']);
});

it('follows a changed range at once, and keeps the figures while the range is invalid [HR-1]', async () => {
  await renderPage(paths.weeklyWorkTime);
  await waitFor(() =>
    expect(readTableRows('Working times')[0]).toEqual(['Aung Kyaw Moe', formatRecordedHours(1)]),
  );
  field('end').focus();
  type('end', '2026-11-15');
  expect(await screen.findByText('End date must be on or after the start date')).toBeInTheDocument();
  expect(field('end')).toHaveFocus();
  expect(readTableRows('Working times')[0]).toEqual(['Aung Kyaw Moe', formatRecordedHours(1)]);
  type('end', '2026-11-20');
  expect(await screen.findByText(/^16 Nov 2026 – 20 Nov 2026 · Total: [1-9]/)).toBeInTheDocument();
  expect(sent().at(-1)).toEqual({ start_date: '2026-11-16', end_date: '2026-11-20' });
  expect(screen.queryByText('Working Hours Access Successfully')).not.toBeInTheDocument();

  fireEvent.click(screen.getByText('Clear'));
  type('start', '2026-11-16');
  expect(await screen.findByText('No range chosen')).toBeInTheDocument();
  type('end', '2026-11-20');
  await waitFor(() =>
    expect(readTableRows('Working times')[0]).toEqual(['Aung Kyaw Moe', formatRecordedHours(1)]),
  );
  expect(screen.queryByText(/is required$/)).not.toBeInTheDocument();
});

it('asks for a range after clearing, even where the members could not be read', async () => {
  await renderPage(paths.weeklyWorkTime, { scenario: '500@staff/get' });
  expect(await screen.findByText('Try again')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Clear'));
  expect(await screen.findByText('No range chosen')).toBeInTheDocument();
});

it('reports in both languages that there are no records, as an error [HR-1]', async () => {
  await renderPage(paths.weeklyWorkTime, { language: 'ja' });
  type('start', '2020/01/01');
  type('end', '2020/01/02');
  fireEvent.click(screen.getByText('検索'));
  await waitFor(() => expect(screen.getAllByText('この期間の記録はありません')).toHaveLength(2));
  expect(document.querySelector('[role=alert]')).toHaveTextContent('この期間の記録はありません');
  fireEvent.click(screen.getByText('先週'));
  expect(await screen.findByText('勤務時間を表示しました')).toBeInTheDocument();
  expect(sent().at(-1)).toEqual({ start_date: '2026-11-09', end_date: '2026-11-15' });
  expect(readTableRows('勤務時間')[0]?.[1]).toMatch(/^\d+時間(30分)?$/);
});

it('opens a link without a toast, and reports a failure in its place', async () => {
  const link = `${paths.weeklyWorkTime}?start=2026-11-01&end=2026-11-20`;
  await renderPage(link, { scenario: '422@getAllHour' });
  for (const [scenario, reason] of [
    ['malformed', /^The server’s answer could not be read/],
    ['offline', /^No connection to the server/],
    ['500', /^Something went wrong on the server/],
  ] as const) {
    setScenario(`${scenario}@getAllHour`);
    fireEvent.click(await screen.findByText('Try again'));
    expect(await screen.findByText(reason)).toBeInTheDocument();
  }
  setScenario('');
  fireEvent.click(screen.getByText('Try again'));
  await waitFor(() => expect(readTableRows('Working times').length).toBe(10));
  expect(screen.queryByText('Working Hours Access Successfully')).not.toBeInTheDocument();
});

it('is for administrators [RT-5]', async () => {
  await renderPage(paths.weeklyWorkTime, { as: 'user' });
  expect(await screen.findByText('Administrators only')).toBeInTheDocument();
});
