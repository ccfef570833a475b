import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { TeamLimitsNote } from '@/features/hours/closing/components/team-limits-note';
import { useLimitWords } from '@/features/work/components/use-limit-words';
import { countDays, wholeWeeks } from '@/features/work/model/counted-days';
import {
  limitFigures,
  monthsToCount,
  worstFigure,
  type OvertimeLimits,
} from '@/features/work/model/overtime-limits';
import { findWorkHours } from '@/features/work/model/work-calendar';
import { loadCatalogues } from '@/i18n/i18n';
import type { CalendarDate } from '@/lib/calendar-date';
import { mockApi, mockServer } from '@/mock-api/node';
import { report } from '../../mock-api/mock-client';
import { serveLimits, workLate } from '../work/overtime-steps';
import { bodiesSentTo, renderPage } from './report-page-steps';
import { renderApp } from '../../support/render-app';
import { renderUi } from '../../ui/render-ui';

const BOARD = `${paths.weeklyWorkTime}?view=closing`;
const LIMITS: OvertimeLimits = {
  month: 45,
  year: 360,
  monthInAll: 100,
  average: 80,
  yearFrom: 4,
  restDay: 0,
};
const PATTERN = { staff_no: 'SG-0005', from: '2026-09-16', hours: [8, 8, 0, 0, 8, 8, 8] } as const;

beforeAll(() => import('@/features/person/pages/person-page'));

/** The limits of each person by the tables of the server, with hours on deleted projects. */
function limitsInTables(month: CalendarDate, lines: readonly (typeof PATTERN)[] = [PATTERN]) {
  const hours = new Map<number, Map<CalendarDate, number>>();
  for (const { staff_id: id, date } of mockApi.rows('task_performance')) {
    const ofPerson = hours.get(id) ?? new Map<CalendarDate, number>();
    const day = date as CalendarDate;
    hours.set(id, ofPerson.set(day, (ofPerson.get(day) ?? 0) + 0.5));
  }
  const words = renderHook(() => useLimitWords(month)).result.current;
  const patterns = lines.map((line) => ({ ...line, position: null }));
  const dates = wholeWeeks(monthsToCount(month, LIMITS));
  return new Map(
    mockApi
      .rows('staff')
      .filter((row) => !row.deleted_at)
      .map(({ id, eng_name, staff_no }) => {
        const worker = findWorkHours({ holidays: new Set(), patterns }, { staff_no, position: null });
        const recordedDays = {
          today: '2026-11-20' as const,
          recordedHours: hours.get(id) ?? new Map(),
          ...worker,
        };
        const worst = worstFigure(limitFigures(month, countDays(dates, recordedDays, LIMITS), LIMITS));
        return [eng_name, worst && { said: words.describeLimit(worst), state: worst.state }];
      }),
  );
}

const people = () => [...document.querySelectorAll('[role=grid] [role=rowgroup] > [role=row]')];
const limitsOnPage = () =>
  new Map(
    people().map((row) => [
      row.querySelector('[role=rowheader] a')?.textContent ?? '',
      [...row.querySelectorAll('[role=gridcell]')].at(-1)?.getAttribute('aria-label'),
    ]),
  );

it('shows how far each person is from the limits, finds them, and links to the hours behind a figure', async () => {
  mockServer.use(http.get(`*${env.workPatternsUrl}`, () => HttpResponse.json([PATTERN])));
  serveLimits({ enabled: true });
  await workLate();
  const { user } = await renderApp(BOARD, { as: 'admin' });
  await screen.findByText(/^Overtime is time over 8 hours a day/, undefined, { timeout: 40_000 });
  fireEvent(window, new Event('beforeprint'));
  const expected = limitsInTables('2026-11-01');
  await waitFor(() =>
    expect(limitsOnPage()).toEqual(new Map([...expected].map(([name, row]) => [name, row?.said]))),
  );
  fireEvent(window, new Event('afterprint'));
  // Each month, and the days before them with which the first week begins.
  const bodies = new Set(bodiesSentTo('/project-hour/get').map((body) => JSON.stringify(body)));
  expect(bodies.size).toBe(8 + 1);

  const over = [...expected].filter(([, row]) => row?.state === 'over').map(([name]) => name);
  expect(over).toContain('Hnin Yu Wai');
  await user.click(screen.getByRole('button', { name: /^Over a limit/ }));
  await waitFor(() => expect([...limitsOnPage().keys()].sort()).toEqual(over.sort()));
  expect(window.location.search).toContain('show=overLimit');
  const row = people().find((one) => one.textContent.includes('Hnin Yu Wai'));
  const cell = [...(row?.querySelectorAll('[role=gridcell]') ?? [])].at(-1);
  expect(cell).toHaveTextContent(/^Over \d[\d.]*%$/);
  if (cell) await user.click(cell);
  expect(await screen.findByRole('region', { name: 'Overtime limits, November 2026' })).toBeInTheDocument();
});

it('counts the same when many people worked on a deleted project', async () => {
  serveLimits({ enabled: true });
  await workLate();
  await report('project/delete', { id: 2 });
  await renderApp(BOARD, { as: 'admin' });
  await screen.findByText(/^Overtime is time over 8 hours a day/, undefined, { timeout: 40_000 });
  fireEvent(window, new Event('beforeprint'));
  const expected = limitsInTables('2026-11-01', []);
  await waitFor(() =>
    expect(limitsOnPage()).toEqual(new Map([...expected].map(([name, row]) => [name, row?.said]))),
  );
  expect(bodiesSentTo('/staff/get').length).toBeLessThan(20);
  expect(bodiesSentTo('/getAllHour').length).toBeGreaterThan(20);
});

it('moves the focus to the status when a failed read is tried again', async () => {
  function Note() {
    const [isReading, setIsReading] = useState(false);
    const team = {
      limits: LIMITS,
      isOn: true,
      figures: undefined,
      isReading,
      isFailed: !isReading,
      retry: () => setIsReading(true),
      months: 12,
      request: () => undefined,
    };
    return <TeamLimitsNote team={team} />;
  }

  const { user } = await renderUi(<Note />);
  await loadCatalogues('closing');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toHaveFocus();
});

it('makes no request and shows nothing when the company checks no limits', async () => {
  await renderPage(`${BOARD}&show=overLimit`);
  await screen.findByText('people complete');
  await waitFor(() => expect(people().length).toBeGreaterThan(5));
  expect(bodiesSentTo('/project-hour/get')).toHaveLength(1);
  expect(bodiesSentTo('/getAllHour')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /limit/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Overtime limits' })).not.toBeInTheDocument();
});

it('reports an unreadable file of limits, and still shows the board', async () => {
  serveLimits({ enabled: true, montly: 40 });
  const { user } = await renderPage(BOARD);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('The overtime limits could not be read.');
  await waitFor(() => expect(people().length).toBeGreaterThan(5));
  serveLimits({ enabled: true });
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Overtime is time over/)).toBeInTheDocument();
});

it('ends the wait of a filter by limits when they could not be read', async () => {
  serveLimits({ enabled: true, montly: 40 });
  const { user } = await renderPage(`${BOARD}&show=overLimit`);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('The overtime limits could not be read.');
  expect(await screen.findByText('people complete')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^Everybody/ }));
  await waitFor(() => expect(people().length).toBeGreaterThan(5));
});

it('moves the focus to the status when the read of a large team is requested, and not at the reads that follow', async () => {
  function Note() {
    const [read, setRead] = useState<'offered' | 'running' | 'done'>('offered');
    const team = {
      limits: LIMITS,
      isOn: true,
      figures: read === 'done' ? new Map() : undefined,
      isReading: read === 'running',
      isFailed: false,
      retry: () => undefined,
      months: 12,
      request: () => setRead('running'),
    };
    return (
      <>
        <TeamLimitsNote team={team} />
        <button onClick={() => setRead('done')}>Answer</button>
        <button onClick={() => setRead('running')}>Next month</button>
      </>
    );
  }

  const { user } = await renderUi(<Note />);
  await loadCatalogues('closing');
  await user.click(await screen.findByText('Read the overtime of 12 months'));
  expect(screen.getByRole('status')).toHaveFocus();
  await user.click(screen.getByText('Answer'));
  await user.click(screen.getByText('Next month'));
  expect(screen.getByText('Next month')).toHaveFocus();
});
