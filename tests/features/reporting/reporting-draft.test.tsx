import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  chooseWork,
  datesQuery,
  fillFromDefaults,
  findDialog,
  findPreview,
  NEXT_WEEK,
  openReporting,
  press,
  sent,
  setScenario,
  signedInId,
  submit,
  THIS_WEEK,
  WHOLE_DAY,
  WORK,
} from './reporting-steps';

const DRAFT = 'draft:4:reporting';
const [MONDAY = ''] = NEXT_WEEK;

const reload = async (unmount: () => void, query = '') => {
  unmount();
  return openReporting({ query });
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const restore = async () => fireEvent.click(await screen.findByText('Restore', { selector: 'button' }));

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/pages/reporting-setting-page');
});

describe('the draft of a report', () => {
  it('restores work, dates and people, and is deleted when they are sent', async () => {
    const { unmount } = await openReporting({ query: datesQuery([MONDAY]) });
    await chooseWork();
    await reload(unmount);
    await restore();
    await waitFor(() => expect(window.location.search).toContain(`dates=${MONDAY}`));
    await findPreview();
    await submit();
    await waitFor(() => expect(sent('task-performance/create')).toHaveLength(1));
    expect(sent('task-performance/create')[0]?.create_array).toEqual(
      WHOLE_DAY.map((period) => ({ staff_id: signedInId('user'), date: MONDAY, period, ...WORK })),
    );
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
    press('Employee list');
    await waitFor(() => expect(window.location.pathname).toBe(paths.memberList));
  });

  it('is restored with the month of its dates in the calendar', async () => {
    const { unmount } = await openReporting({ query: datesQuery(['2026-09-07']) });
    await chooseWork();
    await reload(unmount);
    await waitFor(() => expect(document.querySelector('[data-date="2026-11-20"]')).toBeVisible());
    await restore();
    await waitFor(() => expect(document.querySelector('[data-date="2026-09-07"]')).toBeVisible());
  });

  it('remains when the report was refused, and is deleted when the rest is sent', async () => {
    await openReporting({ query: datesQuery([MONDAY]), scenario: '500@task-performance/create' });
    await chooseWork();
    await waitFor(() => expect(localStorage.getItem(DRAFT)).not.toBeNull());
    await submit();
    expect(await screen.findByText('16 half hours may not be saved.')).toBeVisible();
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
    setScenario('');
    press('Send again');
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });

  it('holds picked dates without a question on leaving', async () => {
    const { unmount } = await openReporting({ query: datesQuery(NEXT_WEEK) });
    press('Today');
    await waitFor(() => expect(window.location.search).toContain(`dates=${THIS_WEEK.at(-1)}`));
    press('Employee list');
    await waitFor(() => expect(window.location.pathname).toBe(paths.memberList));
    await reload(unmount);
    await restore();
    await waitFor(() => expect(window.location.search).toContain(`dates=${THIS_WEEK.at(-1)}`));
    expect(screen.queryByText('Restore')).not.toBeInTheDocument();
  });

  it('is not offered while the page shows all of it', async () => {
    const { unmount } = await openReporting({ query: datesQuery(NEXT_WEEK) });
    press('Today');
    const query = await waitFor(() => {
      expect(window.location.search).toContain(`dates=${THIS_WEEK.at(-1)}`);
      return window.location.search;
    });
    await reload(unmount, query);
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
    expect(screen.queryByText('Restore')).not.toBeInTheDocument();
  });

  it('takes the dates of a link or of the browser history, and keeps the work', async () => {
    await openReporting({ query: datesQuery([MONDAY]) });
    press('Manual');
    fireEvent.click(document.querySelector<HTMLElement>(`nav a[href="${paths.reporting}"]`) as HTMLElement);
    expect(await screen.findByText('5 dates selected')).toBeVisible();
    window.history.back();
    expect(await screen.findByText('1 date selected')).toBeVisible();
    expect(window.location.search).toBe(datesQuery([MONDAY]));
    expect(field('start')).not.toBeNull();
  });

  it('is deleted when the settings of the dates were recorded', async () => {
    await openReporting({ query: datesQuery(NEXT_WEEK) });
    press('Today');
    await waitFor(() => expect(localStorage.getItem(DRAFT)).not.toBeNull());
    await findPreview();
    await fillFromDefaults();
    await waitFor(() => expect(sent('task-performance/create')).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });
});

describe('the dialog of the weekday defaults', () => {
  it('asks before it is closed, and restores its draft', async () => {
    await openReporting({ page: paths.reportingSetting });
    const open = async () => {
      const [edit] = await screen.findAllByText('Edit');
      await waitFor(() => expect(edit).toBeEnabled());
      fireEvent.click(edit as HTMLElement);
      await screen.findByText(/^Edit the weekday defaults/);
    };
    await open();
    press('Manual');
    press('Cancel');
    expect(await findDialog('Leave without saving?')).toBeVisible();
    press('Leave');
    await waitFor(() => expect(screen.queryByText(/^Edit the weekday defaults/)).not.toBeInTheDocument());
    await open();
    expect(field('start')).toBeNull();
    await restore();
    await waitFor(() => expect(field('start')).not.toBeNull());
  });
});
