import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { mockApi, mockServer } from '@/mock-api/node';
import { boardInTables } from '../hours/board-in-tables';
import { bodiesSentTo, renderPage, readTableRows, setScenario } from '../hours/report-page-steps';

const panel = (title: string) => {
  const region = screen.getByText(title, { selector: 'h2' }).closest('section');
  return within(region ?? document.body);
};

describe('the dashboard of an administrator', () => {
  it('describes each chart in words, and shows it as a table [DB-1]', async () => {
    await renderPage(paths.dashboard);
    expect(
      await screen.findByLabelText(/^Project men power: a chart with 7 parts\. The largest is /),
    ).toBeInTheDocument();
    expect(bodiesSentTo('/men-power/get')).toEqual([{}]);
    expect(bodiesSentTo('/staff/get')).toEqual([{ leave: {}, over_time: {}, fine: {}, skill_sheet: {} }]);

    const legend = within(screen.getByLabelText('Legend: Japanese level'));
    const levels = legend.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(levels).toEqual([
      'N15 people16.7%',
      'N23 people10.0%',
      'N35 people16.7%',
      'N45 people16.7%',
      'N55 people16.7%',
      'Not recorded7 people23.3%',
    ]);
    expect(panel('Employee skills').getByText(/; 7 have none\.$/)).toBeInTheDocument();

    // Each figure leads to what it is made of.
    const links = screen.getAllByRole('link').flatMap((link) => link.getAttribute('href') ?? []);
    expect(links).toContain(`${paths.menPower}?start=2000-01-01&end=2099-12-31&q=Clinic%20Booking`);
    expect(links).toContain(`${paths.skillList}?q=N1`);

    fireEvent.click(screen.getByText('Table'));
    const rows = readTableRows('Project men power');
    expect(rows).toHaveLength(8);
    expect(rows.find(([name]) => name === 'Museum Guide')).toEqual(['Museum Guide', '0 hrs', '0.0%']);
    const shares = rows.map(([, , share]) => Number(share?.replace('%', '')));
    expect(readTableRows('Japanese level')).toHaveLength(6);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  });

  it('loses only the panel whose query failed, and restores it [DB-1]', async () => {
    await renderPage(paths.dashboard, { scenario: '500@men-power', language: 'ja' });
    expect(await screen.findByText('プロジェクト別人数を取得できませんでした')).toBeInTheDocument();
    expect(await screen.findByLabelText(/^日本語レベル：6項目のグラフ/)).toBeInTheDocument();
    setScenario('');
    fireEvent.click(await screen.findByText('再試行'));
    expect(await screen.findByLabelText('凡例：プロジェクト別作業時間')).toBeInTheDocument();
  });

  it('reports a chart that gives no image', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await renderPage(paths.dashboard);
    fireEvent.click(await screen.findByLabelText('Download “Project men power” as an image'));
    expect(await screen.findByText('The image could not be downloaded. Please try again.')).toBeVisible();
  });

  it('explains empty charts', async () => {
    await renderPage(paths.dashboard, { scenario: 'empty' });
    expect(await screen.findByText('No hours are recorded yet')).toBeInTheDocument();
    expect(await screen.findAllByText('No skill sheets yet')).toHaveLength(2);
  });
});

describe('the dashboard of staff', () => {
  it('shows five rings, own leave and own fines with their signs [DB-2, DB-3]', async () => {
    await renderPage(paths.dashboard, { as: 'user' });
    await waitFor(() => expect(readTableRows('Fine record')).not.toEqual([]));
    const rings = screen.getAllByRole('progressbar', { name: /8 of 8 days remaining$/ });
    expect(rings.map((ring) => ring.getAttribute('aria-valuenow'))).toEqual(Array(5).fill('100'));
    expect(screen.getByText(/^Standard allowance: 8 days each/)).toBeInTheDocument();

    // Figures of the server, beside the standard allowance.
    const balance = await screen.findByRole('group', { name: 'Your days of leave' });
    await waitFor(() => expect(balance).toHaveTextContent(/Granted10 days.*Used1.5 days.*Left8.5 days/));

    const self = mockApi.rows('staff').find(({ username }) => username === 'user');
    const own = mockApi
      .rows('fines')
      .filter(({ staff_id: id, deleted_at: gone }) => id === self?.id && !gone);
    expect(readTableRows('Fine record')).toHaveLength(own.length);
    expect(readTableRows('Fine record')[0]).toEqual(['19 Nov 2026', '8:45', '2,000 Ks', '3']);
    expect(screen.getByText('This month: 3 fines, 14,000 Ks')).toBeInTheDocument();
    expect(screen.getByLabelText('Warning: more than 2 fines in this month')).toBeInTheDocument();

    await waitFor(() => expect(readTableRows('Leave record')).not.toEqual([]));
    expect(readTableRows('Leave record')[0]).toHaveLength(3);
    // The records, and the half hours of the month map.
    expect(bodiesSentTo('/staff/get')).toHaveLength(2);
    expect(bodiesSentTo('/staff/get')).toContainEqual({ id: self?.id, leave: {}, over_time: {}, fine: {} });
    expect(bodiesSentTo('/fines/get')).toEqual([]);
  });

  it('shows the fines when leave cannot be read, on older servers too', async () => {
    await renderPage(paths.dashboard, { as: 'user', scenario: 'generation:a,500@leave', language: 'ja' });
    await waitFor(() => expect(readTableRows('罰金の記録')).not.toEqual([]));
    expect(await screen.findByText('休暇記録を取得できませんでした')).toBeInTheDocument();
    setScenario('generation:a');
    fireEvent.click(panel('休暇記録').getByText('再試行'));
    await waitFor(() => expect(readTableRows('休暇記録')).not.toEqual([]));
  });
});

describe('the month map of staff', () => {
  const grid = (name: string) => screen.findByLabelText(name);
  const day = (name: RegExp) => screen.findByLabelText(name);

  it('names each day with its hours, and links to the days to complete', async () => {
    await renderPage(paths.dashboard, { as: 'user' });
    const october = boardInTables('2026-10', 31).get('Hnin Yu Wai')?.open ?? [];
    const missing = await day(/^Thursday 12 November, 0 of 8 hours, missing$/);
    expect(missing).toHaveAttribute(
      'href',
      `${paths.reporting}?view=paint&date=2026-11-12&mode=single&dates=2026-11-12`,
    );
    expect(
      await day(/^Thursday 5 November, 8 of 5 hours, more than expected, 3 hours of leave$/),
    ).toBeVisible();
    expect(await day(/^Friday 20 November, 0 of 8 hours, so far$/)).toHaveAttribute('aria-current', 'date');

    // Four of this month, and before them those of October.
    expect(screen.getByText('8 days to complete', { selector: 'h3' })).toBeInTheDocument();
    fireEvent.click(screen.getByText('5 more'));
    expect(screen.getByText('of 117 hrs due by today')).toBeInTheDocument();
    expect(screen.getByLabelText('Fill 8 hrs Thu 12 Nov')).toHaveAttribute(
      'href',
      `${paths.reporting}?view=paint&date=2026-11-12&days=1`,
    );
    expect(screen.getByText('Fill all from weekday defaults')).toHaveAttribute(
      'href',
      `${paths.reporting}?view=paint&date=${october[0]}&days=5`,
    );
    expect(screen.getByText('Record today')).toHaveAttribute(
      'href',
      `${paths.reporting}?view=paint&date=2026-11-20&mode=single&dates=2026-11-20`,
    );
  });

  it('is one tab stop with arrow keys, and keeps the month in the address', async () => {
    const { user } = await renderPage(paths.dashboard, { as: 'user' });
    const today = await day(/^Friday 20 November, 0 of 8/);
    const stops = () => document.querySelectorAll('[role="grid"] [tabindex="0"]');
    const focused = () => document.activeElement?.getAttribute('data-date');
    expect([...stops()]).toEqual([today]);
    today.focus();
    await user.keyboard('{ArrowUp}{Home}');
    expect(focused()).toBe('2026-11-08');
    await user.keyboard('m');
    expect(focused()).toBe('2026-11-12');
    await user.keyboard('{PageUp}');
    await grid('Hours of each day, October 2026');
    expect(window.location.search).toBe('?month=2026-10');
    await waitFor(() => expect(focused()).toBe('2026-10-12'));
    expect(stops()).toHaveLength(1);
    // The first week of October begins in September.
    await user.keyboard('{ArrowUp}{ArrowUp}{Home}');
    await waitFor(() => expect(focused()).toBe('2026-09-27'));
  });

  it('leaves the focus where the user has moved it, when the hours arrive', async () => {
    const { user } = await renderPage(paths.dashboard, { as: 'user', scenario: 'held@staff/get' });
    const sunday = await day(/^Sunday 8 November$/);
    sunday.focus();
    // The focused day is the first of its week already.
    await user.keyboard('{Home}');
    const recordToday = screen.getByText('Record today');
    recordToday.focus();
    setScenario('');
    expect(await day(/^Thursday 12 November, 0 of 8 hours, missing$/)).toBeInTheDocument();
    expect(document.activeElement).toBe(recordToday);
  });

  it('keeps its frame when the hours cannot be read, and is shown without leave when only leave failed', async () => {
    await renderPage(paths.dashboard, { as: 'user', scenario: '500@staff/get,500@leave', language: 'ja' });
    expect(await screen.findByText('作業時間の記録を読み込めませんでした')).toBeInTheDocument();
    expect(screen.getByLabelText('11月12日 木曜日')).toBeInTheDocument();
    setScenario('500@leave');
    const summary = screen.getByText('作業時間の記録を読み込めませんでした').closest('section');
    fireEvent.click(within(summary ?? document.body).getByText('再試行'));
    expect(await day(/^11月12日 木曜日、8時間のうち0時間、未入力$/)).toBeInTheDocument();
    expect(screen.getByText(/^休暇を読み込めなかったため/)).toBeInTheDocument();
  });

  it('says that it counts the usual hours while the files of the company cannot be read', async () => {
    mockServer.use(http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 404 })));
    await renderPage(paths.dashboard, { as: 'user' });
    const note = await screen.findByText(/^Holidays and working hours could not be read\./);
    mockServer.use(http.get(`*${env.holidaysUrl}`, () => HttpResponse.json([{ date: '2026-11-12' }])));
    const alert = note.closest<HTMLElement>('[role="alert"]');
    fireEvent.click(within(alert ?? document.body).getByText('Try again'));
    expect(await day(/^Thursday 12 November, holiday$/)).toBeInTheDocument();
    expect(note).not.toBeInTheDocument();
  });

  it('welcomes people who have never recorded hours', async () => {
    await renderPage(paths.dashboard, { as: 'user', scenario: 'empty' });
    expect(await screen.findByText('Your first day: record today')).toBeInTheDocument();
  });
});
