import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { watchToasts } from '../../support/toasts';
import { bar, cell, goTo, isSaved, key, MONDAY, openPainter, paintMorning, save } from './painter-steps';
import {
  answer,
  chooseWork,
  clearProject,
  datesQuery,
  findPreview,
  openReporting,
  press,
  setScenario,
  signedInId,
  stored,
  submit,
  writeAsAdmin,
} from './reporting-steps';

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/painter/components/painter');
  await import('@/features/reporting/pages/reporting-setting-page');
});

const hasSuccess = (toasts: ReadonlySet<string>) => [...toasts].some((text) => /Successfully/.test(text));
const hasDraft = () => Object.keys(localStorage).some((name) => name.startsWith('draft:'));
const settings = (day: number) =>
  mockApi
    .rows('task_performance_settings')
    .filter((row) => row.staff_id === signedInId('user') && row.day === day);

describe('a server that answers with success and stores nothing', () => {
  it('is reported in the form, which keeps the input and sends it again', async () => {
    await openReporting({ query: datesQuery([MONDAY]), scenario: 'keeps-nothing:list@task-performance' });
    const toasts = watchToasts();
    await chooseWork();
    await findPreview();
    await submit();
    expect(await screen.findByText('16 half hours were not saved.')).toBeVisible();
    expect(screen.getByLabelText('Project')).toHaveDisplayValue(/^SCH03/);
    await waitFor(() => expect(hasDraft()).toBe(true));
    expect(hasSuccess(toasts)).toBe(false);
    setScenario('');
    press('Send again');
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    expect(stored(signedInId('user'), [MONDAY])).toHaveLength(16);
    await waitFor(() => expect(hasDraft()).toBe(false));
  });

  it('is reported on the timeline, without a success before, and the half hours remain painted', async () => {
    await openPainter({ scenario: 'keeps-nothing:status@task-performance' });
    const toasts = watchToasts();
    await paintMorning();
    save();
    expect(
      await screen.findByText('The server did not keep 2 half hours. They are still painted here.'),
    ).toBeVisible();
    expect(hasSuccess(toasts)).toBe(false);
    expect(bar()).toHaveTextContent('2 new');
    setScenario('');
    save();
    await isSaved();
    expect(stored(signedInId('user'), [MONDAY])).toHaveLength(2);
  });

  it('is no longer reported on the timeline when the half hours are discarded', async () => {
    await openPainter({ scenario: 'keeps-nothing:status@task-performance' });
    await paintMorning();
    save();
    const report = await screen.findByText(/^The server did not keep 2 half hours/);
    press('Discard');
    await waitFor(() => expect(report).not.toBeInTheDocument());
  });

  it.each(['save', 'discard'])('is reported in the dialog of the weekday defaults: %s', async (act) => {
    const scenario = `keeps-nothing:success-false@task-performance-setting/${act}`;
    await openReporting({ page: paths.reportingSetting, query: '?weekday=1', scenario });
    const toasts = watchToasts();
    const before = settings(1);
    const [edit] = await screen.findAllByText('Edit');
    await waitFor(() => expect(edit).toBeEnabled());
    edit?.click();
    await screen.findByText(/^Edit the weekday defaults/);
    if (act === 'save') {
      await chooseWork();
      await submit('Save defaults');
    } else {
      await clearProject();
      await submit('Remove 7 half hours');
      await answer('Remove 7 half hours from the defaults?', 'Remove');
    }
    await screen.findAllByText(/reported success, but nothing was saved/, { selector: '[role$=dialog] *' });
    expect([hasSuccess(toasts), settings(1)]).toEqual([false, before]);
  });
});

describe('an undo of half hours', () => {
  async function replaceDay() {
    await openReporting({ query: datesQuery(['2026-11-18', MONDAY]) });
    await chooseWork();
    await findPreview();
    await submit();
    await screen.findByText('Working Hour Filled Successfully');
    await screen.findByText('Undo');
  }

  it('reports no success when the second of two requests fails', async () => {
    await replaceDay();
    const toasts = watchToasts();
    toasts.clear();
    setScenario('500@task-performance/create');
    press('Undo');
    expect(await screen.findByText(/^16 half hours may not be saved/)).toBeVisible();
    expect([...toasts].filter((text) => text.includes('Cleared'))).toEqual([]);
    expect(screen.queryByText(/as they were before/)).toBeNull();
  });

  it('announces its effect while it waits for a connection', async () => {
    await replaceDay();
    setScenario('offline@task-performance');
    press('Undo');
    const words = '32 half hours will be as they were before once they are sent';
    expect(await screen.findByText(words)).toBeVisible();
    press('Redo');
    expect(await screen.findByText('32 half hours will be changed again once they are sent')).toBeVisible();
  });
});

/** Two half hours were painted offline, while a colleague recorded others at these times. */
async function openWithConflict() {
  await openPainter();
  await paintMorning();
  setScenario('offline@reporting-system');
  save();
  expect(await screen.findByText('2 half hours are not sent yet.')).toBeVisible();
  expect(screen.queryByText('Everything is saved.')).toBeNull();
  setScenario('');
  for (const period of ['08:30:00', '09:00:00']) {
    await writeAsAdmin({ date: MONDAY, period, project_id: 1, task_id: 1 });
  }
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Somebody else changed 2 half hours: decide')).toBeVisible();
}

it('a conflict of waiting half hours is shown until it is resolved', async () => {
  await openWithConflict();
  expect(screen.queryByText(/^No connection/)).toBeNull();
  press('Decide');
  fireEvent.click(await screen.findByText('Keep theirs'));
  await waitFor(() => expect(screen.queryByText(/^Somebody else changed 2/)).toBeNull());
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
});

/** Paints and saves a half hour that has no conflict. */
async function saveAnother() {
  goTo(MONDAY, '10:00');
  await waitFor(() => expect(cell(MONDAY, '10:00')).toHaveAttribute('tabindex', '0'));
  key('Enter');
  save();
}

it('a conflict of waiting half hours does not hide that others wait', async () => {
  await openWithConflict();
  setScenario('offline@reporting-system');
  await saveAnother();
  expect(await screen.findByText(/^No connection. 1 half hour waits here/)).toBeVisible();
  expect(screen.getByText('Somebody else changed 2 half hours: decide')).toBeVisible();
});

it('a write behind a conflict does not wait for a connection', async () => {
  await openWithConflict();
  goTo(MONDAY, '08:30');
  key('Delete');
  save();
  expect(await screen.findByText(/^1 half hour waits here until you have decided/)).toBeVisible();
  expect(screen.queryByText(/^No connection/)).toBeNull();
});

it('a conflict of waiting half hours does not hide that a later write failed', async () => {
  await openWithConflict();
  setScenario('403@task-performance/create');
  await saveAnother();
  expect(await screen.findByText('1 half hour was not saved.')).toBeVisible();
  expect(screen.getByText('Somebody else changed 2 half hours: decide')).toBeVisible();
  setScenario('');
  press('Send again');
  await waitFor(() => expect(screen.queryByText('1 half hour was not saved.')).toBeNull());
  expect(stored(signedInId('user'), [MONDAY]).map(({ period }) => period)).toContain('10:00:00');
});
