import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatHours } from '@/i18n/format';
import { invariant } from '@/lib/invariant';
import { mockApi, mockServer } from '@/mock-api/node';
import {
  answer,
  choose,
  chooseWork,
  datesQuery,
  dialogsGone,
  fillFromDefaults,
  findDialog,
  findPreview,
  NEXT_WEEK,
  openReporting,
  select,
  sent,
  press,
  setScenario,
  signedInId,
  stored,
  submit,
  findTabs,
  THIS_WEEK,
  WHOLE_DAY,
  WORK,
} from './reporting-steps';

// Fetched ahead, so that the first test measures the page and not the bundler.
beforeAll(() => import('@/features/reporting/pages/reporting-page'));

const makeRows = (staffIds: number[], dates: string[], periods = WHOLE_DAY) =>
  staffIds.flatMap((staff_id) =>
    dates.flatMap((date) => periods.map((period) => ({ date, staff_id, ...WORK, period }))),
  );

describe('filling a week', () => {
  it('fills the last five weekdays and both periods, sends one create, and keeps the form [RP-1, RP-5, RP-7, RP-11]', async () => {
    await openReporting();
    const id = signedInId('user');
    await chooseWork();
    const [lost] = /\d+(?= replaced)/.exec((await findPreview()).textContent ?? '') ?? [];
    await submit();
    await answer(`Replace ${lost} half hours?`, 'Replace');
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    expect(sent('task-performance/create')).toEqual([{ create_array: makeRows([id], THIS_WEEK) }]);
    expect(sent('task-performance/delete')).toEqual([]);
    await waitFor(async () => expect(await findPreview()).toHaveTextContent('80 unchanged'));
    expect(screen.getByLabelText('Project')).toHaveValue('SCH03 : School Portal');
    expect(screen.getByLabelText(/^Task/)).toHaveValue('05 : Coding');
    expect(screen.getByText('5 dates selected')).toBeVisible();
    const recorded = await screen.findByLabelText('Recorded time');
    expect(within(recorded).getAllByText('SCH03')).toHaveLength(2);
    expect(screen.getByText('8 hrs of 8 hrs')).toBeVisible();
  });

  it('sends 2 people × 5 dates × 16 slots in one create, staff outermost [RP-2, RP-7]', async () => {
    await openReporting({ as: 'admin', query: `${datesQuery(NEXT_WEEK)}&staff=5,3` });
    await chooseWork();
    expect(await findPreview()).toHaveTextContent(/^160 new$/);
    expect(screen.getByText('Record 80 hrs')).toBeVisible();
    await submit();
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    expect(sent('task-performance/create')).toEqual([{ create_array: makeRows([5, 3], NEXT_WEEK) }]);
    expect(window.location.search).toContain('staff=5,3');
    expect(findTabs('Recorded hours by employee')).toHaveLength(2);
  });

  it('expands manual time and overtime [RP-4, RP-6]', async () => {
    await openReporting({ query: datesQuery(['2026-11-23']) });
    const id = signedInId('user');
    await chooseWork();
    press('Manual');
    await select('Start time', '22:00');
    await select('Finish time', '23:00');
    const more = screen.getByLabelText('Half an hour more overtime');
    more.focus();
    fireEvent.click(more);
    fireEvent.click(more);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(more).toBeEnabled();
    fireEvent.click(more);
    expect(document.querySelector('[role=spinbutton]')).toHaveAttribute('aria-valuemax', '1');
    await submit();
    await screen.findByText('Working Hour Filled Successfully');
    expect(sent('task-performance/create')).toEqual([
      { create_array: makeRows([id], ['2026-11-23'], ['22:00:00', '22:30:00', '23:00:00', '23:30:00']) },
    ]);
  });

  it('leaves Alt+← on the overtime to the browser', async () => {
    await openReporting({ query: datesQuery(['2026-11-23']) });
    await chooseWork();
    press('Manual');
    await select('Start time', '22:00');
    await select('Finish time', '23:00');
    const overtime = screen.getByRole('spinbutton');
    fireEvent.keyDown(overtime, { key: 'ArrowRight' });
    expect(overtime).toHaveAttribute('aria-valuenow', '0.5');
    const isLeftToBrowser = fireEvent.keyDown(overtime, { key: 'ArrowLeft', altKey: true });
    expect(isLeftToBrowser).toBe(true);
    expect(overtime).toHaveAttribute('aria-valuenow', '0.5');
  });

  it('requires a date first [RP-8]', async () => {
    await openReporting();
    fireEvent.click(await screen.findByText('Clear dates'));
    expect(screen.getByText('0 dates selected')).toBeVisible();
    await submit();
    expect(within(await findDialog('No date selected')).getByText(/at least one date/)).toBeVisible();
    press('Close');
    await dialogsGone();
    await fillFromDefaults();
    expect(await findDialog('No date selected')).toBeVisible();
    expect(sent('task-performance/create')).toEqual([]);
  });

  it('does not call weekday defaults missing that could not be read', async () => {
    await openReporting({ query: datesQuery(NEXT_WEEK), scenario: '403@staff/get' });
    await findPreview();
    await fillFromDefaults();
    expect(await findDialog('The weekday defaults could not be read')).toHaveTextContent('Nothing was sent.');
    expect(sent('task-performance/create')).toEqual([]);
  });

  it('leaves nobody out of the weekday defaults whose records were shown and can no longer be read', async () => {
    await openReporting({ as: 'admin', query: `${datesQuery(NEXT_WEEK)}&staff=4,5` });
    await findPreview();
    const refuse = async ({ request }: { request: Request }) =>
      (await request.clone().text()).includes('"id":5') ? new HttpResponse(null, { status: 403 }) : undefined;
    mockServer.use(http.post('*/staff/get', refuse));
    await fillFromDefaults();
    expect(await screen.findByText('The weekday defaults could not be read')).toBeVisible();
    expect(sent('task-performance/create')).toEqual([]);
  });

  it('names missing fields on submit only, in the current language [RP-3, RP-4, VA-1]', async () => {
    await openReporting({ as: 'admin', query: '?staff=' });
    await choose('Project', 'SCH03');
    press('8:30 – 12:00');
    press('13:00 – 17:30');
    expect(screen.queryByText('Task is required')).not.toBeInTheDocument();
    await submit();
    expect(await screen.findByText('Task is required')).toBeVisible();
    expect(screen.getByText('Employee is required')).toBeVisible();
    expect(screen.getByText('Choose at least one: Period')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Task/)).toHaveFocus());
    press('日本語');
    expect(await screen.findByText('氏名は必須です')).toBeVisible();
    press('時刻を指定');
    await submit('作業時間を記録');
    expect(await screen.findByText('開始時間は必須です')).toBeVisible();
    await select('開始時間', '10:00');
    await select('終了時間', '10:00');
    await submit('作業時間を記録');
    expect(await screen.findByText(/終了時間は開始時間より後/)).toBeVisible();
    expect(sent('task-performance/create')).toEqual([]);
  });

  it('clears the task with the project [RP-3]', async () => {
    await openReporting();
    await chooseWork();
    fireEvent.change(screen.getByLabelText('Project'), { target: { value: '' } });
    expect(screen.getByLabelText(/^Task/)).toHaveValue('');
    expect(screen.getByLabelText(/^Task/)).toBeDisabled();
  });

  it('chooses project and task by one click on recent work', async () => {
    await openReporting();
    const [recent] = await screen.findAllByText(/^PAY05 · /);
    invariant(recent, 'the user has recorded something');
    fireEvent.click(recent);
    expect(screen.getByLabelText('Project')).toHaveValue('PAY05 : Payroll Renewal');
    const task = recent.textContent?.split(' · ')[1] ?? '';
    expect(screen.getByLabelText(/^Task/)).toHaveDisplayValue(new RegExp(`^\\d\\d : ${task}$`));
  });
});

describe('the preview of replaced records', () => {
  it('counts new, replaced and unchanged half hours', async () => {
    await openReporting({ query: datesQuery(['2026-11-19', '2026-11-23']) });
    const before = stored(signedInId('user'), ['2026-11-19']);
    const usual = before.filter(({ period }) => WHOLE_DAY.includes(period)).length;
    expect(usual).toBeGreaterThan(0);
    await chooseWork();
    expect(await findPreview()).toHaveTextContent(`${32 - usual} new${usual} replaced`);
    const amounts = [32 - usual, usual].map((count) => formatHours(count / 2, 'en'));
    expect(screen.getByText(`Record ${amounts[0]}, replace ${amounts[1]}`)).toBeVisible();
  });

  it('asks once more when several people would lose records, and Cancel sends nothing', async () => {
    await openReporting({ as: 'admin', query: `${datesQuery(['2026-11-19'])}&staff=3,4,5` });
    const lost = [3, 4, 5]
      .flatMap((id) => stored(id, ['2026-11-19']))
      .filter(({ period }) => WHOLE_DAY.includes(period));
    await chooseWork();
    await findPreview();
    await submit();
    const title = `Replace ${lost.length} half hours?`;
    expect(await findDialog(title)).toHaveTextContent('Hours of 3 people on 19 Nov 2026');
    await answer(title, 'Cancel');
    await dialogsGone();
    expect(sent('task-performance/create')).toEqual([]);
    await submit();
    await answer(title, 'Replace');
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    expect(sent('task-performance/create')).toHaveLength(1);
  });
});

describe('a fill that fails', () => {
  it('shows the reason, keeps the input, and sends the same again on request [RP-11]', async () => {
    await openReporting({ query: datesQuery(NEXT_WEEK) });
    const id = signedInId('user');
    await chooseWork();
    for (const [fault, reason] of [
      ['422', 'Period must be a time of day'],
      ['403', 'You may not do this. Ask an administrator if you think you should.'],
    ] as const) {
      setScenario(`${fault}@task-performance/create`);
      await submit();
      // In a toast, and where it stays.
      await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
    }
    expect(screen.getByText('80 half hours were not saved.')).toBeVisible();
    expect(screen.getByLabelText('Project')).toHaveValue('SCH03 : School Portal');
    setScenario('none');
    mockApi.clearLog();
    await waitFor(() => expect(screen.getByText('Record 40 hrs')).toBeEnabled());
    press('Send again');
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    expect(sent('task-performance/create')).toEqual([{ create_array: makeRows([id], NEXT_WEEK) }]);
    expect(stored(id, NEXT_WEEK)).toHaveLength(80);
    await waitFor(() => expect(screen.queryByText('80 half hours were not saved.')).not.toBeInTheDocument());
  });

  it.each(['500', '200-500', '502'])('does not claim after %s that nothing was saved', async (fault) => {
    await openReporting({
      query: datesQuery(NEXT_WEEK),
      scenario: `${fault}@task-performance/create!once`,
    });
    await chooseWork();
    await submit();
    expect(await screen.findByText('80 half hours may not be saved.')).toBeVisible();
    expect(screen.getByText(/Sending again is safe/)).toBeVisible();
  });

  it('says after an invalid response that a retry is safe, and shows the saved hours', async () => {
    await openReporting({
      query: datesQuery(NEXT_WEEK),
      scenario: 'malformed@task-performance/create!once',
    });
    await chooseWork();
    await submit();
    expect(await screen.findByText(/Sending again is safe/)).toBeVisible();
    expect(await screen.findByText('80 unchanged')).toBeVisible();
    press('Send again');
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    expect(stored(signedInId('user'), NEXT_WEEK)).toHaveLength(80);
  });

  it('keeps everything when the session expires', async () => {
    await openReporting({
      query: datesQuery(NEXT_WEEK),
      scenario: '401@task-performance/create!once',
    });
    await chooseWork();
    await submit();
    await screen.findByText('Please sign in again');
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'user123' } });
    press('Login');
    await waitFor(() => expect(screen.queryByText('Please sign in again')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Project')).toHaveValue('SCH03 : School Portal');
    await submit();
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    expect(stored(signedInId('user'), NEXT_WEEK)).toHaveLength(80);
  });
});
