import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { formatHours } from '@/i18n/format';
import { mockApi } from '@/mock-api/node';
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
  press,
  sent,
  signedInId,
  stored,
  submit,
  THIS_WEEK,
  WHOLE_DAY,
  WORK,
} from './reporting-steps';

beforeAll(() => import('@/features/reporting/pages/reporting-page'));

/** A button that is off does nothing; the keys answer at the field. */
const submitByKey = () =>
  fireEvent.keyDown(screen.getByLabelText('Project'), { key: 'Enter', ctrlKey: true });

describe('clearing without a project [RP-7, RP-11]', () => {
  it('asks with the number of records to delete, then sends one delete of the chosen time', async () => {
    await openReporting({ query: datesQuery(['2026-11-18', '2026-11-23']) });
    const id = signedInId('user');
    press('13:00 – 17:30');
    const morning = WHOLE_DAY.slice(0, 7);
    const before = stored(id, ['2026-11-18']);
    const lost = before.filter(({ period }) => morning.includes(period));
    expect(await findPreview()).toHaveTextContent('Choose a project.');
    press('Clear hours…');
    expect(await findPreview()).toHaveTextContent(`Clears ${lost.length} half hours`);
    const button = `Clear ${formatHours(lost.length / 2, 'en')}`;
    await submit(button);
    const title = `Clear ${lost.length} half hours?`;
    const name = mockApi.rows('staff').find((row) => row.id === id)?.eng_name;
    expect(await findDialog(title)).toHaveTextContent(`The hours of ${name} on 18 Nov 2026`);
    expect(within(await findDialog(title)).getByText('Cancel')).toHaveFocus();
    await answer(title, 'Cancel');
    await dialogsGone();
    expect(sent('task-performance/delete')).toEqual([]);

    await submit(button);
    await answer(title, 'Clear');
    expect(await screen.findByText('Working Hour Cleared Successfully')).toBeVisible();
    expect(sent('task-performance/delete')).toEqual([
      {
        delete_array: ['2026-11-18', '2026-11-23'].flatMap((date) =>
          morning.map((period) => ({ date, staff_id: id, period })),
        ),
      },
    ]);
    expect(sent('task-performance/create')).toEqual([]);
    expect(stored(id, ['2026-11-18'])).toHaveLength(before.length - lost.length);
  });

  it('is not allowed by a half day that was taken out and put back', async () => {
    await openReporting();
    const button = await screen.findByText('Record hours');
    press('8:30 – 12:00');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    press('8:30 – 12:00');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  });

  it('sends nothing when nothing is recorded, and says so', async () => {
    await openReporting({ query: datesQuery(NEXT_WEEK) });
    const button = await screen.findByText('Record hours');
    const reason = 'Choose a project.';
    expect(await findPreview()).toHaveTextContent(reason);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAccessibleDescription(reason);
    fireEvent.click(button);
    submitByKey();
    await waitFor(() => expect(screen.getByLabelText('Project')).toHaveAccessibleDescription(reason));

    press('Clear hours…');
    expect(await findPreview()).toHaveTextContent('Nothing is recorded in the chosen time.');
    const clear = screen.getByText('Clear');
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    expect(clear).toHaveAccessibleDescription('Nothing is recorded in the chosen time.');
    expect(sent('task-performance/delete')).toEqual([]);
  });

  it('is a separate mode, which returns to the earlier choices', async () => {
    await openReporting({ query: datesQuery(['2026-11-18']) });
    await chooseWork();
    press('Clear hours…');
    const back = screen.getByText('Record hours instead');
    expect(back).toHaveFocus();
    expect(screen.getByText(/^Without a project/)).toBeVisible();
    expect(screen.queryByLabelText('Project')).toBeNull();
    expect(await screen.findByText('Clear 8 hrs')).toBeVisible();
    fireEvent.click(back);
    expect(screen.getByLabelText('Project')).toHaveValue('SCH03 : School Portal');
    await waitFor(() => expect(screen.getByLabelText('Project')).toHaveFocus());
    expect(screen.getByLabelText(/^Task/)).toHaveValue('05 : Coding');
    expect(screen.queryByText(/^Without a project/)).toBeNull();
    expect(await screen.findByText(/^Replace \d/)).toBeVisible();
  });

  it('is asked about when no project was chosen', async () => {
    await openReporting({ query: datesQuery(['2026-11-18']) });
    await findPreview();
    await submit('Record hours');
    await answer('Clear 16 half hours?', 'Clear');
    expect(await screen.findByText('Working Hour Cleared Successfully')).toBeVisible();
  });

  it('is not offered on a fresh page until something is chosen', async () => {
    await openReporting();
    const button = await screen.findByRole('button', { name: 'Record hours' });
    const reason = 'Choose a project.';
    expect(screen.queryByRole('button', { name: /^Clear \d/ })).not.toBeInTheDocument();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    fireEvent.click(button);
    submitByKey();
    await waitFor(() => expect(screen.getByLabelText('Project')).toHaveAccessibleDescription(reason));
    expect(document.querySelector('[role$=dialog]')).toBeNull();
    press('13:00 – 17:30');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    press('Clear hours…');
    expect(await screen.findByText(/^Clear \d/)).not.toHaveAttribute('aria-disabled');
  });

  it('shows the failure and keeps the records', async () => {
    await openReporting({ query: datesQuery(['2026-11-18']), scenario: '500@task-performance/delete' });
    const before = stored(signedInId('user'), ['2026-11-18']).length;
    await findPreview();
    press('Clear hours…');
    await submit(`Clear ${formatHours(before / 2, 'en')}`);
    await answer(`Clear ${before} half hours?`, 'Clear');
    expect(await screen.findByText(`${before} half hours may not be saved.`)).toBeVisible();
    expect(stored(signedInId('user'), ['2026-11-18'])).toHaveLength(before);
  });

  it('warns when the records could not be read', async () => {
    await openReporting({ query: datesQuery(['2026-11-18']), scenario: '403@staff/get' });
    expect(await screen.findByText('The recorded hours could not be read')).toBeVisible();
    const name = 'Submit without knowing what is recorded?';
    press('Clear hours…');
    await submit('Clear');
    await answer(name, 'Cancel');
    expect(sent('task-performance/delete')).toEqual([]);
  });
});

describe('auto-fill [RP-9]', () => {
  it('records the saved settings of each weekday in one create', async () => {
    const id = 4;
    await openReporting({
      as: 'admin',
      query: `${datesQuery(['2026-11-24', '2026-11-23', '2026-11-22'])}&staff=${id},6`,
    });
    press('Weekday defaults…');
    expect(await screen.findByText('Defaults: 32 new')).toBeVisible();
    const button = screen.getByText('Fill from weekday defaults');
    fireEvent.click(button);
    // A browser takes the focus from what is disabled.
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    const expected = [
      [1, '2026-11-23'],
      [2, '2026-11-24'],
    ].flatMap(([day, date]) =>
      mockApi
        .rows('task_performance_settings')
        .filter((row) => row.staff_id === id && row.day === day)
        .map(({ project_id, task_id, period }) => ({ date, staff_id: id, project_id, task_id, period })),
    );
    expect(sent('task-performance/create')).toEqual([{ create_array: expected }]);
  });

  it('fills only empty half hours; recorded ones must be selected, and are restored by Undo', async () => {
    const full = '2026-11-18';
    const empty = '2026-11-25';
    const { unmount } = await openReporting({ query: datesQuery([full]) });
    await chooseWork();
    await submit();
    await screen.findByText('Working Hour Filled Successfully');
    unmount();

    await openReporting({ query: datesQuery([full, empty]) });
    const recordedSlots = (date: string) =>
      stored(signedInId('user'), [date]).filter(({ project_id }) => project_id === WORK.project_id).length;
    await findPreview();
    press('Weekday defaults…');
    expect(await screen.findByText('Defaults: 16 new, 16 kept as recorded')).toBeVisible();
    press('Fill from weekday defaults');
    await waitFor(() => expect(stored(signedInId('user'), [empty])).toHaveLength(16));
    expect(recordedSlots(full)).toBe(16);
    await dialogsGone();
    press('Weekday defaults…');
    expect(await screen.findByText('Defaults: 0 new, 16 kept as recorded')).toBeVisible();
    await submit('Fill from weekday defaults');
    await screen.findByText('Everything is recorded already');
    press('Close');

    await dialogsGone();
    press('Weekday defaults…');
    fireEvent.click(await screen.findByLabelText('Also replace what is recorded (16)'));
    expect(screen.getByText('Defaults: 0 new, 16 replaced')).toBeVisible();
    press('Fill from weekday defaults');
    await waitFor(() => expect(recordedSlots(full)).toBe(0));
    fireEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(recordedSlots(full)).toBe(16));
    press('Weekday defaults…');
    expect(await screen.findByLabelText('Also replace what is recorded (16)')).not.toBeChecked();
  });

  it('says that no settings are saved, and sends nothing', async () => {
    await openReporting({ as: 'admin', query: `${datesQuery(THIS_WEEK)}&staff=6` });
    await findPreview();
    await fillFromDefaults();
    const dialog = await findDialog('No weekday defaults');
    expect(within(dialog).getByText('Weekday defaults')).toHaveAttribute('href', paths.reportingSetting);
    expect(sent('task-performance/create')).toEqual([]);
  });

  it('asks administrators for an employee', async () => {
    await openReporting({ as: 'admin', query: '?staff=' });
    await fillFromDefaults();
    expect(await screen.findByText('Employee is required')).toBeVisible();
    await choose('Employee', 'Thandar');
    await waitFor(() => expect(screen.queryByText('Employee is required')).not.toBeInTheDocument());
  });
});
