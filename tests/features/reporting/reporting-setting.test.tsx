import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { ignoredAnswer, request } from '@/api/request';
import { env } from '@/config/env';
import { mockApi, mockServer } from '@/mock-api/node';
import {
  answer,
  choose,
  clearProject,
  chooseWork,
  press,
  sent,
  setScenario,
  signedInId,
  submit,
  findPreview,
  findTabs,
  WHOLE_DAY,
  WORK,
} from './reporting-steps';
import { passTime } from '../../support/browser-states';
import { dialogIsGone, openDialog, openSettings, savedSettings } from './setting-steps';

beforeAll(() => import('@/features/reporting/pages/reporting-setting-page'));

describe('reporting settings [RS-1]', () => {
  it('show Sunday to Saturday of the first member to administrators, who can choose another', async () => {
    await openSettings({ as: 'admin', query: '?weekday=1' });
    expect(await screen.findByLabelText('Monday')).toBeVisible();
    expect(findTabs('Weekdays').map((tab) => tab.textContent)).toEqual([
      'Sunday0 hrs',
      'Monday8 hrs',
      'Tuesday8 hrs',
      'Wednesday8 hrs',
      'Thursday8 hrs',
      'Friday8 hrs',
      'Saturday0 hrs',
    ]);
    const first = mockApi
      .rows('staff')
      .filter(({ sort_key: key, deleted_at: gone }) => key === 1 && !gone)[0];
    expect(screen.getByLabelText('Employee')).toHaveValue(first?.eng_name);
    await choose('Employee', 'Thandar');
    await waitFor(() => expect(window.location.search).toBe('?weekday=1&staff=3'));
    fireEvent.click(await screen.findByLabelText('Previous weekday'));
    expect(await screen.findByText('Nothing saved for Sunday')).toBeVisible();
  });

  it('show staff only their own, whatever member the link names', async () => {
    await openSettings({ query: '?staff=1' });
    await screen.findByLabelText('Friday');
    expect(screen.queryByLabelText('Employee')).not.toBeInTheDocument();
    const ids = mockApi
      .log()
      .filter(({ path }) => path.endsWith('/staff/get'))
      .map(({ body }) => (body as { id: number }).id);
    expect(ids).toEqual([signedInId('user')]);
  });

  it('start with the saved ones, and name their owner', async () => {
    await openSettings({ as: 'admin', query: '?weekday=1&staff=4' });
    await openDialog();
    const name = mockApi.rows('staff').find(({ id }) => id === 4)?.eng_name;
    expect(screen.getByText(`Edit the weekday defaults of ${name}`)).toBeVisible();
    const [first] = savedSettings(4, 1);
    const project = mockApi.rows('projects').find(({ id }) => id === first?.project_id);
    await waitFor(() =>
      expect(screen.getByLabelText('Project')).toHaveDisplayValue(new RegExp(`^${project?.cd} : `)),
    );
    expect(screen.getByLabelText('What submitting will do')).toHaveTextContent(/^\d+ unchanged$/);
    press('Cancel');
    await dialogIsGone();
  });

  it('save days × half hours in one request', async () => {
    await openSettings({ query: '?weekday=6' });
    const id = signedInId('user');
    await openDialog();
    expect(screen.getByLabelText('Saturday', { selector: 'button' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(screen.getByLabelText('Sunday', { selector: 'button' }));
    await chooseWork();
    expect(screen.getByLabelText('What submitting will do')).toHaveTextContent('32 new');
    await submit('Save defaults');
    expect(await screen.findByText('Setting Saved Successfully')).toBeVisible();
    await dialogIsGone();
    expect(sent('task-performance-setting/save')).toEqual([
      {
        create_array: [0, 6].flatMap((day) =>
          WHOLE_DAY.map((period) => ({ day, staff_id: id, ...WORK, period })),
        ),
      },
    ]);
    expect(await screen.findByText('8 hrs of 8 hrs')).toBeVisible();
  });

  it('ask before they overwrite changes of a colleague since the dialog was opened', async () => {
    await openSettings({ query: '?weekday=1' });
    const id = signedInId('user');
    await openDialog();
    const theirs = { day: 1, staff_id: id, period: '09:00:00', project_id: 1, task_id: 1 };
    await request(ignoredAnswer, {
      path: 'reporting-system/task-performance-setting/save',
      body: { create_array: [theirs] },
    });
    mockApi.clearLog();
    passTime(60_000);
    await clearProject();
    await submit('Remove 7 half hours');
    await answer('Overwrite 1 half hour of somebody else?', 'Cancel');
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    expect(sent('task-performance-setting/discard')).toEqual([]);
    await chooseWork();
    await submit('Save defaults');
    await answer('Overwrite 1 half hour of somebody else?', 'Overwrite');
    await dialogIsGone();
    expect(savedSettings(id, 1).find(({ period }) => period === '09:00:00')).toMatchObject(WORK);
  });

  it('are discarded without a project, after a confirmation with the number', async () => {
    await openSettings({ query: '?weekday=1' });
    const id = signedInId('user');
    expect(savedSettings(id, 1)).toHaveLength(16);
    await openDialog();
    await clearProject();
    // Mornings and afternoons hold different work: the form starts with the mornings.
    expect(screen.getByText(/^9 more half hours are saved for Monday/)).toBeVisible();
    await submit('Remove 7 half hours');
    await answer('Remove 7 half hours from the defaults?', 'Remove');
    expect(await screen.findByText('Setting Discarded Successfully')).toBeVisible();
    await dialogIsGone();
    expect(sent('task-performance-setting/discard')).toEqual([
      { delete_array: WHOLE_DAY.slice(0, 7).map((period) => ({ day: 1, staff_id: id, period })) },
    ]);
    expect(savedSettings(id, 1)).toHaveLength(9);
  });

  it('are counted as they are now when they are discarded', async () => {
    await openSettings({ query: '?weekday=1' });
    const id = signedInId('user');
    await openDialog();
    await request(ignoredAnswer, {
      path: 'reporting-system/task-performance-setting/discard',
      body: { delete_array: [{ day: 1, staff_id: id, period: '09:00:00' }] },
    });
    passTime(60_000);
    await clearProject();
    await submit('Remove 7 half hours');
    await answer('Remove 6 half hours from the defaults?', 'Remove');
    await dialogIsGone();
    expect(savedSettings(id, 1)).toHaveLength(9);
  });

  it('send nothing when nothing is saved', async () => {
    await openSettings({ query: '?weekday=0' });
    await openDialog();
    await submit('Save defaults');
    await waitFor(() =>
      expect(screen.getByLabelText('Project')).toHaveAccessibleDescription(
        /^Nothing is saved in the chosen time/,
      ),
    );
    expect(sent('task-performance-setting/discard')).toEqual([]);
  });

  it('require a day, a task and a period', async () => {
    await openSettings({ query: '?weekday=1' });
    await openDialog();
    fireEvent.click(screen.getByLabelText('Monday', { selector: 'button' }));
    await waitFor(async () => expect(await findPreview()).toHaveTextContent('Choose at least one weekday.'));
    press('8:30 – 12:00');
    await clearProject();
    await choose('Project', 'SCH03');
    await submit('Save defaults');
    expect(await screen.findByText('Choose at least one: Day')).toBeVisible();
    expect(screen.getByText('Task is required')).toBeVisible();
    expect(screen.getByText('Choose at least one: Period')).toBeVisible();
  });

  it('keep the dialog and its input when saving fails', async () => {
    await openSettings({ query: '?weekday=1', scenario: '422@task-performance-setting/save' });
    await openDialog();
    await chooseWork();
    await submit('Save defaults');
    // Of no field of the form: it stays in the dialog when the toast is gone.
    expect(await screen.findByText('Period must be a time of day', { selector: 'form *' })).toBeVisible();
    expect(screen.getByLabelText('Project')).toHaveValue('SCH03 : School Portal');
    setScenario('none');
    await submit('Save defaults');
    expect(await screen.findByText('Setting Saved Successfully')).toBeVisible();
  });

  it.each(['discard:500', 'strict'])(
    'offer to save other work when the server cannot discard (%s)',
    async (scenario) => {
      await openSettings({ query: '?weekday=1', scenario });
      const id = signedInId('user');
      await openDialog();
      await clearProject();
      press('13:00 – 17:30');
      await submit('Remove 16 half hours');
      await answer('Remove 16 half hours from the defaults?', 'Remove');
      expect(await screen.findByText(/^The server did not remove these half hours/)).toBeVisible();
      expect(savedSettings(id, 1)).toHaveLength(16);
      await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
      press('Choose other work');
      await waitFor(() => expect(screen.getByLabelText('Project')).toHaveFocus());
      await chooseWork();
      expect(screen.queryByText(/^The server did not remove these half hours/)).not.toBeInTheDocument();
      await submit('Save defaults');
      expect(await screen.findByText('Setting Saved Successfully')).toBeVisible();
      expect(savedSettings(id, 1).filter((row) => row.project_id === WORK.project_id)).toHaveLength(16);
      await dialogIsGone();
    },
  );

  it('show no failure of an earlier save beside a refusal to discard', async () => {
    await openSettings({ query: '?weekday=1', scenario: '403@task-performance-setting/save' });
    await openDialog();
    await chooseWork();
    await submit('Save defaults');
    expect(await screen.findByText(/^You may not do this/, { selector: 'form *' })).toBeVisible();
    setScenario('discard:500');
    await clearProject();
    await submit('Remove 7 half hours');
    await answer('Remove 7 half hours from the defaults?', 'Remove');
    expect(await screen.findByText(/^The server did not remove these half hours/)).toBeVisible();
    expect(screen.queryByText(/^You may not do this/, { selector: 'form *' })).toBeNull();
  });

  it('show in the confirmation that discarding failed for another reason', async () => {
    await openSettings({ query: '?weekday=1', scenario: '403@setting/discard' });
    await openDialog();
    await clearProject();
    press('13:00 – 17:30');
    await submit('Remove 16 half hours');
    await answer('Remove 16 half hours from the defaults?', 'Remove');
    const dialog = (await screen.findByText('Remove 16 half hours from the defaults?')).closest(
      '[role=alertdialog]',
    );
    await waitFor(() => expect(dialog).toHaveTextContent('You may not do this'));
    fireEvent.click(within(dialog as HTMLElement).getByText('Cancel'));
    expect(screen.getByText(/^Edit the weekday defaults/)).toBeVisible();
    expect(savedSettings(signedInId('user'), 1)).toHaveLength(16);
  });

  it('show their own to an administrator who is not in the list of the server', async () => {
    await openSettings({ as: 'admin', query: '?weekday=1', scenario: 'empty@staff/get' });
    expect(await screen.findByText('Nothing saved for Monday')).toBeVisible();
  });

  it.each(['500', 'wrong-shape'])('offer a retry after "%s"', async (fault) => {
    await openSettings({ query: '?weekday=1', scenario: `${fault}@staff/get` });
    expect(await screen.findByText('The weekday defaults could not be read')).toBeVisible();
    setScenario('none');
    press('Try again');
    expect(await screen.findByLabelText('Monday')).toBeVisible();
  });

  it('say that working hours could not be read', async () => {
    mockServer.use(http.get(`*${env.workPatternsUrl}`, () => new HttpResponse(null, { status: 404 })));
    await openSettings({ query: '?weekday=1' });
    expect(await screen.findByText(/^Working hours could not be read/)).toBeVisible();
  });

  it('offer a retry in place of the people that they apply to', async () => {
    await openSettings({ as: 'admin', query: '?view=many', scenario: '500@staff/get' });
    expect(await screen.findByText('The weekday defaults could not be read')).toBeVisible();
  });
});
