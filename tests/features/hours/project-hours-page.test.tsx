import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { formatHours } from '@/i18n/format';
import { mockApi } from '@/mock-api/node';
import { bodiesSentTo, field, renderPage, readTableRows, setScenario, type } from './report-page-steps';

const sent = () => bodiesSentTo('/project-hour/get');
const headings = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

it('shows the weeks up to a day, without the extra day of the server, and clears [HR-3]', async () => {
  await renderPage(paths.projectHoursByDate);
  // The page opens with the current week, without a search.
  await waitFor(() => expect(headings()).toEqual(['16 Nov 2026 – 22 Nov 2026']));
  expect(sent()).toEqual([{ end_date: '2026-11-22', week_date: 1 }]);
  expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
  fireEvent.click(screen.getByText('Clear'));
  expect(headings()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  mockApi.clearLog();
  fireEvent.click(screen.getByText('Search'));
  expect(await screen.findByText('End date is required')).toBeInTheDocument();

  fireEvent.mouseDown(screen.getByText('1 week'));
  fireEvent.click(await screen.findByText('2 weeks'));
  type('end', '2026-11-20');
  fireEvent.click(screen.getByText('Search'));
  expect(await screen.findByText('Project Hour Fetch Successfully.')).toBeInTheDocument();
  expect(sent()).toEqual([{ end_date: '2026-11-20', week_date: 2 }]);
  expect(window.location.search).toBe('?end=2026-11-20&weeks=2');
  await waitFor(() => expect(headings()).toEqual(['7 Nov 2026 – 13 Nov 2026', '14 Nov 2026 – 20 Nov 2026']));

  const alive = new Set(
    mockApi
      .rows('projects')
      .filter((project) => project.deleted_at === null)
      .map(({ id }) => id),
  );
  const slots = mockApi
    .rows('task_performance')
    .filter(({ date, project_id: id }) => date >= '2026-11-07' && date <= '2026-11-13' && alive.has(id));
  const week = screen.getByLabelText('7 Nov 2026 – 13 Nov 2026');
  expect(within(week).getByText(`Total: ${formatHours(slots.length / 2, 'en')}`)).toBeInTheDocument();

  fireEvent.change(screen.getByPlaceholderText('Search in the result'), {
    target: { value: 'ﾌﾘｰﾄﾞ nobody' },
  });
  expect(await screen.findByText(/^Nothing matches/)).toBeInTheDocument();
  fireEvent.change(screen.getByPlaceholderText('Search in the result'), { target: { value: 'sato' } });
  await waitFor(() =>
    expect(new Set([...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent))).toEqual(
      new Set(['Sato Kenta']),
    ),
  );

  fireEvent.click(screen.getByText('Clear'));
  expect(headings()).toEqual([]);
  expect([field('end').value, window.location.search]).toEqual(['', '']);
});

it('follows changes at once, and by month as soon as it has a first day [HR-3]', async () => {
  await renderPage(paths.projectHoursByDate);
  await waitFor(() => expect(headings()).toEqual(['16 Nov 2026 – 22 Nov 2026']));
  type('end', '2026-11-20');
  await waitFor(() => expect(headings()).toEqual(['14 Nov 2026 – 20 Nov 2026']));
  fireEvent.click(screen.getByText('By month'));
  await screen.findByLabelText(/^Start date/);
  expect(headings()).toEqual(['14 Nov 2026 – 20 Nov 2026']);
  expect(screen.queryByText('Start date is required')).not.toBeInTheDocument();
  type('start', '2026-11-01');
  await waitFor(() => expect(headings()).toEqual(['1 Nov 2026 – 30 Nov 2026']));
  expect(screen.queryByText('Project Hour Fetch Successfully.')).not.toBeInTheDocument();
});

it('shows months, in Japanese, under its other address too [HR-3, RT-3]', async () => {
  await renderPage(paths.projectHoursBySearch, { language: 'ja' });
  fireEvent.click(screen.getByText('クリア'));
  mockApi.clearLog();
  fireEvent.click(screen.getByLabelText('月単位で表示'));
  fireEvent.click(screen.getByText('検索'));
  expect(await screen.findByText('開始日は必須です')).toBeInTheDocument();
  expect(screen.getByText('終了日は必須です')).toBeInTheDocument();
  type('start', '2026/10/05');
  type('end', '2026/11/02');
  fireEvent.click(screen.getByText('検索'));
  expect(await screen.findByText('プロジェクト別の作業時間を表示しました')).toBeInTheDocument();
  expect(sent()).toEqual([{ start_date: '2026-10-05', end_date: '2026-11-02' }]);
  await waitFor(() => expect(headings()).toEqual(['2026/10/01～2026/10/31', '2026/11/01～2026/11/30']));
  const rows = readTableRows('在庫管理システム、2026/10/01～2026/10/31');
  expect(rows[0]?.[1]).toMatch(/^\d+時間(30分)?$/);
});

it('includes the hours on deleted projects, which the response leaves out [HR-3]', async () => {
  await renderPage(`${paths.projectHoursByDate}?weeks=1&end=2026-09-05`);
  const label = 'Deleted projects, 30 Aug 2026 – 5 Sep 2026';
  const table = await screen.findByLabelText(label, {}, { timeout: 20_000 });
  expect(table).toHaveTextContent('Thandar Win');
  const [person, subtotal] = [...table.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(person).toMatch(
    /start=2026-08-30&end=2026-09-05&.*&path=project\.month\.project-deleted\.member-\d+$/,
  );
  expect(subtotal).toMatch(/&path=project\.month\.project-deleted$/);
  expect(screen.getByText('Six months side by side').getAttribute('href')).toMatch(
    /view=explorer&start=2026-04-01&end=2026-09-30&rows=project&columns=month$/,
  );
  const all = mockApi
    .rows('task_performance')
    .filter(({ date, staff_id: id }) => date >= '2026-08-30' && date <= '2026-09-05' && id !== 31);
  expect(screen.getAllByText(`Total: ${formatHours(all.length / 2, 'en')}`)).not.toHaveLength(0);
});

it('reports a failure in its place and as a toast, and explains an empty result', async () => {
  const link = `${paths.projectHoursByDate}?weeks=1&end=2020-01-10`;
  await renderPage(link, { scenario: 'wrong-shape@project-hour' });
  expect(await screen.findByText('Fail to Project Hour')).toBeInTheDocument();
  setScenario('');
  fireEvent.click(await screen.findByText('Try again'));
  expect(await screen.findByText('No record between these dates')).toBeInTheDocument();
});
