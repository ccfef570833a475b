import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { mockApi, mockServer } from '@/mock-api/node';
import {
  choose,
  chooseWork,
  datesQuery,
  findPreview,
  NEXT_WEEK,
  openReporting,
  press,
  setScenario,
  signedInId,
  stored,
  findTabs,
  THIS_WEEK,
} from './reporting-steps';

beforeAll(() => import('@/features/reporting/pages/reporting-page'));

const recordsTab = () => findTabs('Dates').find((tab) => tab.getAttribute('aria-selected') === 'true');
const listReads = () =>
  mockApi
    .log()
    .filter(({ path }) => path === '/reporting-system/staff/get')
    .map(({ body }) => body);

describe('the recorded days [RP-10]', () => {
  it('have one page for each date in calendar order, opened at the last picked date', async () => {
    await openReporting({ query: '?dates=2026-11-19,2026-11-16,2026-11-18' });
    await findPreview();
    expect(findTabs('Dates').map((tab) => tab.textContent)).toEqual([
      expect.stringMatching(/^Mon 16 Nov/),
      expect.stringMatching(/^Wed 18 Nov/),
      expect.stringMatching(/^Thu 19 Nov/),
    ]);
    expect(recordsTab()).toHaveTextContent('Wed 18 Nov');
    expect(screen.getByText(/applies to all 3 selected dates\.$/)).toBeVisible();
    fireEvent.click(screen.getByLabelText('Next date'));
    await waitFor(() => expect(recordsTab()).toHaveTextContent('Thu 19 Nov'));
    // A browser takes the focus from what is disabled.
    expect(screen.getByLabelText('Next date')).toBeEnabled();
    expect(screen.getByLabelText('Next date')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByLabelText('Next date'));
    expect(new URLSearchParams(window.location.search).get('date')).toBe('2026-11-19');
    fireEvent.click(screen.getByLabelText('Previous date'));
    await waitFor(() => expect(recordsTab()).toHaveTextContent('Wed 18 Nov'));
  });

  it('show project code, name, task and duration of each block, and the total', async () => {
    await openReporting({ query: datesQuery(['2026-11-19']) });
    const rows = stored(signedInId('user'), ['2026-11-19']);
    const list = await screen.findByLabelText('Recorded time');
    expect(within(list).getAllByText('PAY05').length).toBeGreaterThan(0);
    expect(within(list).getAllByText(/^\d\d: ./).length).toBeGreaterThan(0);
    expect(within(list).getByText('Lunch')).toBeVisible();
    expect(rows).toHaveLength(16);
    expect(screen.getByText('8 hrs of 8 hrs')).toBeVisible();
  });

  it('explain what to do when nothing is recorded', async () => {
    await openReporting({ query: datesQuery(NEXT_WEEK) });
    expect(await screen.findByText('Nothing recorded on Fri 27 Nov')).toBeVisible();
    expect(screen.getByText(/Choose a project and a task, then record/)).toBeVisible();
  });

  it('are read for the user only, whatever member the link names [RP-2]', async () => {
    await openReporting({ query: '?staff=1,3&viewed=1' });
    await findPreview();
    const id = signedInId('user');
    expect(listReads()).toEqual([
      { id, task_performance: {}, task_performance_setting: {}, project: {}, task: {}, skill_sheet: {} },
    ]);
    expect(screen.queryByLabelText(/^Employee/)).not.toBeInTheDocument();
  });

  it('switch between several people, with one query each [RP-2]', async () => {
    await openReporting({ as: 'admin', query: `${datesQuery(THIS_WEEK)}&staff=3,4,5` });
    await findPreview();
    await waitFor(() => expect(findTabs('Recorded hours by employee')).toHaveLength(3));
    const tabs = findTabs('Recorded hours by employee');
    expect(
      listReads().filter((body) => Object.keys(body as object).includes('task_performance')),
    ).toHaveLength(3);
    fireEvent.click(tabs[1] as HTMLElement);
    await waitFor(() =>
      expect(findTabs('Recorded hours by employee')[1]).toHaveAttribute('aria-selected', 'true'),
    );
    expect(new URLSearchParams(window.location.search).get('viewed')).toBe('4');
  });

  it('are shown in Japanese formats for Japanese readers', async () => {
    await openReporting({ query: datesQuery(['2026-11-19']), language: 'ja' });
    const list = await screen.findByLabelText('記録した時間');
    expect(within(list).getAllByText('給与計算刷新').length).toBeGreaterThan(0);
    expect(within(list).getByText('昼休み')).toBeVisible();
    expect(screen.getByText('8時間／8時間')).toBeVisible();
    expect(screen.getByText('8:30')).toBeVisible();
    expect(findTabs('日付')[0]).toHaveTextContent('11/19（木）8時間');
  });
});

describe('the view of the page', () => {
  it('stays when another tab chooses the other one', async () => {
    await openReporting({ query: datesQuery(THIS_WEEK) });
    await findPreview();
    // As another tab stores it.
    localStorage.setItem('reporting-view', 'paint');
    fireEvent.click(screen.getByLabelText('Previous date'));
    await waitFor(() => expect(recordsTab()).toHaveTextContent('Thu 19 Nov'));
    expect(screen.getByLabelText('Project')).toBeVisible();
  });
});

describe('a failed read', () => {
  it.each(['500', 'offline', 'malformed', 'wrong-shape', 'html'])(
    'keeps the form and offers a retry after "%s"',
    async (fault) => {
      await openReporting({ query: datesQuery(['2026-11-19']), scenario: `${fault}@staff/get` });
      expect(await screen.findByText('The recorded hours could not be read')).toBeVisible();
      // The toast of the first failure may be gone by now.
      press('Try again');
      expect(await screen.findByText('Fail to Fetch Staffs')).toBeVisible();
      expect(await screen.findByText('The recorded hours could not be read')).toBeVisible();
      expect(screen.getByLabelText('Project')).toBeEnabled();
      setScenario('none');
      press('Try again');
      expect(await screen.findByText('8 hrs of 8 hrs')).toBeVisible();
    },
  );

  it('says that working hours could not be read, and reads them again', async () => {
    const patterns = `*${env.workPatternsUrl}`;
    mockServer.use(http.get(patterns, () => new HttpResponse(null, { status: 404 })));
    await openReporting({ query: datesQuery(['2026-11-19']) });
    expect(await screen.findByText(/^Working hours could not be read/)).toBeVisible();
    mockServer.use(http.get(patterns, () => HttpResponse.json([])));
    press('Try again');
    await waitFor(() => expect(screen.queryByText(/^Working hours could not be read/)).toBeNull());
    expect(screen.getByText('8 hrs of 8 hrs')).toBeVisible();
  });

  it('names the people who are still loading and those whose read failed', async () => {
    await openReporting({ as: 'admin', query: datesQuery(['2026-11-19']) });
    await findPreview();
    await waitFor(() => expect(listReads()).toContainEqual({}));
    setScenario('slow:1500@staff/get!once,403@staff/get!once');
    await choose('Employee', 'Thandar');
    expect(await screen.findByText('1 of 2 people loaded')).toBeVisible();
    const [, tab] = findTabs('Recorded hours by employee');
    expect(tab).toHaveAttribute('aria-label', 'Thandar Win, loading');
    expect(await screen.findByText('1 person could not be read.')).toBeVisible();
    expect(tab).toHaveAttribute('aria-label', 'Thandar Win, could not be read');
    expect(await findPreview()).toHaveTextContent('Thandar Win could not be read');
    setScenario('none');
    press('Try again');
    await waitFor(() => expect(tab).toHaveAttribute('aria-label', 'Thandar Win'));
  });

  it('keeps input entered while the members were loading', async () => {
    await openReporting({ as: 'admin', query: '?staff=', scenario: 'slow:800@staff/get!once' });
    const input = screen.getByLabelText(/^Employee/);
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: 'thandar' } });
    await screen.findByText('Thandar Win', { selector: '[role=option] span' });
    expect(document.querySelectorAll('[role=option]')).toHaveLength(1);
    expect(input).toHaveValue('thandar');
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(window.location.search).toBe('?staff=3'));
    expect(input).toHaveValue('');
  });

  it('affects its own list of choices only', async () => {
    await openReporting({ scenario: '500@project/get,500@task/get' });
    expect(await screen.findAllByText('The list could not be read.')).toHaveLength(2);
    setScenario('none');
    fireEvent.click(screen.getAllByText('Try again')[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByText('The list could not be read.')).toHaveLength(1));
  });

  it('of tasks is repeated with dates if the server requires them', async () => {
    await openReporting({ scenario: 'task-dates' });
    await chooseWork();
    expect(mockApi.log().filter(({ path }) => path.endsWith('/task/get'))).toHaveLength(2);
  });

  it('with an empty result is explained', async () => {
    await openReporting({ as: 'admin', scenario: 'empty' });
    expect(await screen.findByText('No employee selected')).toBeVisible();
  });
});
