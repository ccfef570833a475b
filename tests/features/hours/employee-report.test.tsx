import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { formatHours } from '@/i18n/format';
import { mockApi } from '@/mock-api/node';
import { bodiesSentTo, renderPage, readTableRows, setScenario, type } from './report-page-steps';

const cards = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

/** The code of a select is loaded on its own; until then a field in its place is busy. */
async function choose(label: string, option: string) {
  await waitFor(() => expect(screen.getByLabelText(label)).not.toHaveAttribute('aria-busy'));
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(await screen.findByText(option, { selector: 'li' }));
}

describe('the employee report', () => {
  it('shows the hours of all employees by member and project, and regroups them [HR-4]', async () => {
    await renderPage(paths.employeeReports);
    await waitFor(() => expect(cards().length).toBe(28));
    expect(bodiesSentTo('/project-hour/get')).toEqual([{ start_date: '2026-11-01', end_date: '2026-11-30' }]);
    expect(
      bodiesSentTo('/staff/get').every((body) => !JSON.stringify(body).includes('task_performance')),
    ).toBe(true);
    expect(screen.getByText('Choose one employee to group by task.')).toBeInTheDocument();

    type('start', '2026-11-19');
    type('end', '2026-11-19');
    await choose('Group by', 'Day');
    await choose('Then by', 'Employee');
    await waitFor(() => expect(cards()).toEqual(['19 Nov 2026 (Thu)']));
    expect(window.location.search).toBe('?start=2026-11-19&end=2026-11-19&by=day&then=member');
    expect(readTableRows('19 Nov 2026 (Thu)').map(([name]) => name)).toContain('Sato Kenta');
  });

  it('groups by task for one member, who is then read alone [HR-4]', async () => {
    await renderPage(`${paths.employeeReports}?member=4&by=task&then=day&start=2026-11-16&end=2026-11-20`, {
      language: 'ja',
    });
    await waitFor(() => expect(cards().length).toBeGreaterThan(2));
    expect(bodiesSentTo('/project-hour/get')).toEqual([]);
    expect(bodiesSentTo('/staff/get')).toContainEqual(
      expect.objectContaining({ id: 4, task_performance: {} }),
    );
    const days = cards().flatMap((task) => readTableRows(task ?? '').map(([day]) => day ?? ''));
    expect(days.every((day) => /^2026\/11\/(1[6-9]|20)（[月火水木金]）$/.test(day))).toBe(true);
  });

  it('includes the hours on deleted projects, which the team’s response leaves out [HR-4]', async () => {
    await renderPage(`${paths.employeeReports}?start=2026-09-01&end=2026-09-05&by=project&then=member`);
    await waitFor(() => expect(cards()).toContain('Deleted projects'));
    const { eng_name: name } = mockApi.rows('staff').find(({ id }) => id === 3) ?? {};
    const [own] = readTableRows('Deleted projects');
    const slots = mockApi
      .rows('task_performance')
      .filter(({ staff_id: id, date }) => id === 3 && date >= '2026-09-01' && date <= '2026-09-05');
    expect(own).toEqual([name, formatHours(slots.length / 2, 'en')]);
  });

  it('falls back for invalid parameters, and explains an empty result', async () => {
    await renderPage(`${paths.employeeReports}?member=99999&by=colour&then=task&start=never`);
    expect(await screen.findByText('Fail to Fetch Staffs')).toBeInTheDocument();
    expect(await screen.findByText('That did not work')).toBeInTheDocument();
  });
});

describe('the overview of the reports', () => {
  it('shows the key figures of the month, each card with its own failure [HR-5]', async () => {
    await renderPage(paths.reports, { scenario: '500@men-power' });
    expect(await screen.findByText('of 30 people recorded hours')).toBeInTheDocument();
    expect(await screen.findByText(/^recorded by \d+ people$/)).toBeInTheDocument();
    expect(await screen.findByText(/^on “.+”, the busiest/)).toBeInTheDocument();
    expect(await screen.findAllByText('Try again')).toHaveLength(1);
    setScenario('');
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('projects were worked on')).toBeInTheDocument();
    expect(screen.getByText('Open project hours')).toHaveAttribute(
      'href',
      `${paths.projectHoursByDate}?start=2026-11-01&end=2026-11-30`,
    );
    expect(bodiesSentTo('/men-power/get').at(-1)).toEqual({
      start_date: '2026-11-01',
      end_date: '2026-11-30',
    });
    const figure = screen.getByText(/^on “.+”, the busiest/).previousElementSibling?.querySelector('a');
    expect(figure?.getAttribute('href')).toMatch(
      /view=explorer&start=2026-11-01&end=2026-11-30&.*&path=project\.day\.project-\d$/,
    );
    // Three cards share one answer.
    expect(bodiesSentTo('/getAllHour')).toHaveLength(1);
  });

  it('explains that no hours are recorded', async () => {
    await renderPage(paths.reports, { scenario: 'empty', language: 'ja' });
    await waitFor(() => expect(screen.getAllByText('今月の記録はまだありません。')).toHaveLength(4));
  });
});
