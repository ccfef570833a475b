import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { overtimeLimitsUrl } from '@/config/overtime-limits-url';
import { paths } from '@/config/paths';
import { mockApi, mockServer } from '@/mock-api/node';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';
import { serveLimits, workLate } from '../work/overtime-steps';

beforeAll(() => import('@/features/person/pages/person-page'));

/** Hours beyond eight on the weekdays of November in the tables, which have no work on Saturdays. */
function overtimeInTables(): number {
  const counts = new Map<string, number>();
  for (const { staff_id, date } of mockApi.rows('task_performance'))
    if (staff_id === 4 && date.startsWith('2026-11')) counts.set(date, (counts.get(date) ?? 0) + 1);
  return [...counts.values()].reduce((sum, half) => sum + Math.max(0, half - 16) / 2, 0);
}

const part = (name: string) => screen.findByRole('region', { name });
const folds = (root: HTMLElement) => [...root.querySelectorAll('summary')];

describe('the overtime limits on the page of a member', () => {
  it('are shown with the hours behind each, down to the half hour', async () => {
    serveLimits({ enabled: true });
    await workLate();
    const { user } = await renderApp(paths.person(4), { as: 'admin' });
    const shown = await part('Overtime limits, November 2026');
    await waitFor(() => expect(folds(shown)).toHaveLength(8));
    const overtime = overtimeInTables();
    expect(overtime).toBeGreaterThan(45);
    const [month] = folds(shown);
    expect(month).toHaveTextContent(/^Overtime of the monthOver/);
    const [, hours, minutes] = /Over(\d+) hrs(?: (\d+) mins)? of 45 hrs/.exec(month?.textContent ?? '') ?? [];
    expect(Number(hours) + Number(minutes ?? 0) / 60).toBe(overtime);
    expect(folds(shown)[1]).toHaveTextContent('Overtime since April 2026');
    expect(within(shown).getByText(/less than 100 hrs allowed/)).toBeInTheDocument();

    if (month) await user.click(month);
    const day = await within(shown).findByText(/^Mon 2 Nov · .*over 8 hrs a day$/);
    await user.click(day);
    const last = await within(shown).findByText(/^23:00–23:30 · over 8 hrs a day · /);
    const halfHours = within(last.parentElement ?? shown).getAllByRole('listitem');
    expect(halfHours.filter((line) => line.textContent.includes('not overtime'))).toHaveLength(16);
    expect(within(shown).getByRole('link', { name: 'Open the timeline' })).toHaveAttribute(
      'href',
      expect.stringContaining('date=2026-11-02'),
    );
  });

  it('are shown to staff for themselves, in Japanese, by the agreed hours of the company', async () => {
    serveLimits({ enabled: true, month: 30, year_from: 10, rest_day: 'saturday' });
    await renderApp(`${paths.person(4)}?month=2026-10`, {
      as: 'user',
      language: 'ja',
      scenario: frozen(),
    });
    const shown = await part('2026年10月の時間外労働の上限');
    await waitFor(() => expect(folds(shown)[0]).toHaveTextContent(/上限 30時間/));
    expect(within(shown).getByText(/法定休日（土曜日。/)).toBeInTheDocument();
    expect(within(shown).getByText('2026年10月からの時間外労働')).toBeInTheDocument();
  });

  it('name the time of a half hour in Japanese', async () => {
    serveLimits({ enabled: true });
    await workLate();
    const { user } = await renderApp(paths.person(4), { as: 'admin', language: 'ja' });
    const shown = within(await part('2026年11月の時間外労働の上限'));
    await user.click(await shown.findByText('月の時間外労働'));
    const [day] = await shown.findAllByText(/1日8時間超 /);
    if (day) await user.click(day);
    expect(await shown.findByText(/^23:00～23:30 · 1日8時間超/)).toBeInTheDocument();
  });

  it('are hidden when no limits are checked, and an unreadable file is reported', async () => {
    const app = await renderApp(paths.person(4), { as: 'admin', scenario: frozen() });
    await within(await part('Hours of November 2026')).findByText(/ recorded/);
    expect(screen.queryByRole('region', { name: /^Overtime limits/ })).not.toBeInTheDocument();
    app.unmount();
    serveLimits({ enabled: true, montly: 40 });
    const { user } = await renderApp(paths.person(4), { as: 'admin' });
    const shown = await part('Overtime limits');
    expect(within(shown).getByText('The overtime limits could not be read.')).toBeInTheDocument();
    serveLimits({ enabled: true });
    await user.click(within(shown).getByRole('button', { name: 'Try again' }));
    expect(await part('Overtime limits, November 2026')).toBeInTheDocument();
  });

  it('keep their place while a failed read is repeated', async () => {
    serveLimits({ enabled: true, montly: 40 });
    const { user } = await renderApp(paths.person(4), { as: 'admin' });
    const shown = await part('Overtime limits');
    mockServer.use(http.get(`*${overtimeLimitsUrl}`, () => delay('infinite')));
    await user.click(within(shown).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(shown).queryByRole('button')).toBeNull());
    expect(shown).toBeInTheDocument();
  });
});
