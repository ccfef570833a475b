import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { formatHours } from '@/i18n/format';
import { mockApi } from '@/mock-api/node';
import { goTo } from '../../support/go-to';
import { bodiesSentTo, renderPage, readTableRows } from './report-page-steps';

afterEach(() => void vi.useRealTimers());

const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31' };

/** The hours of a month in the tables of the server, of members who did not leave. */
function hoursInTables(month: string, isIn: (row: { project_id: number }) => boolean = () => true): string {
  const alive = new Set(
    mockApi
      .rows('staff')
      .filter(({ deleted_at: left }) => !left)
      .map(({ id }) => id),
  );
  const slots = mockApi
    .rows('task_performance')
    .filter((row) => alive.has(row.staff_id) && row.date.startsWith(month) && isIn(row));
  return formatHours(slots.length / 2, 'en');
}

it('reads the half hours of a month once for all screens that show them', async () => {
  // However long a busy machine takes: what was read a while ago is read again.
  vi.useFakeTimers({ toFake: ['Date'] });
  await renderPage(`${paths.weeklyWorkTime}?view=closing&month=2026-10`);
  expect(await screen.findByText('people complete', {}, { timeout: 30_000 })).toBeInTheDocument();
  const sent = () => [bodiesSentTo('/project-hour/get'), bodiesSentTo('/getAllHour')];
  const all = `Total: ${hoursInTables('2026-10')}`;
  expect(sent()).toEqual([[OCTOBER], [OCTOBER]]);

  goTo(`${paths.reports}?view=explorer&start=2026-10-01&end=2026-10-31`);
  await waitFor(() => expect(document.querySelector('#root, main')).toHaveTextContent(all));
  expect(await screen.findByRole('grid')).toHaveAccessibleName('Hours by project and month');

  goTo(`${paths.projectHoursByDate}?start=2026-10-01&end=2026-10-31`);
  await waitFor(() => expect(document.querySelector('h3')).toHaveTextContent('1 Oct 2026 – 31 Oct 2026'));
  expect(screen.getAllByText(all)).toHaveLength(2);

  goTo(`${paths.employeeReports}?start=2026-10-01&end=2026-10-31`);
  expect(await screen.findByText(new RegExp(`${all}$`))).toBeInTheDocument();

  goTo(`${paths.weeklyWorkTime}?start=2026-10-01&end=2026-10-31`);
  await waitFor(() => expect(readTableRows('Working times').length).toBeGreaterThan(0));
  expect(screen.getByText(new RegExp(`${all}$`))).toBeInTheDocument();

  goTo(`${paths.menPower}?start=2026-10-01&end=2026-10-31`);
  await waitFor(() => expect(readTableRows('Work on each project')).toHaveLength(8));
  const figure = document.querySelector('td a[href*=explorer]');
  const project = /project-(\d+)/.exec(figure?.getAttribute('href') ?? '')?.[1];
  fireEvent.click(figure ?? document.body);
  const ofProject = hoursInTables('2026-10', ({ project_id: id }) => String(id) === project);
  expect(await screen.findByText(new RegExp(`Total: ${ofProject}$`))).toBeInTheDocument();

  expect(sent()).toEqual([[OCTOBER], [OCTOBER]]);
});
