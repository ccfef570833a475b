import { fireEvent, screen, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { addDays } from '@/lib/calendar-date';
import { mockApi } from '@/mock-api/node';
import { fillIn } from '../features/fines/fine-page-steps';
import { fill, form as leaveForm } from '../features/leave/leave-page-steps';
import {
  chooseWork,
  datesQuery,
  findPreview,
  signedInId,
  submit,
  WHOLE_DAY,
} from '../features/reporting/reporting-steps';
import { closeToasts, findAnswer, submitButton, type WriteForm } from './write-cells';

/** A write of several calls or records that the server breaks off after a part. */
type CutOffWrite = WriteForm & {
  /** The part of a single call that the server has done. */
  part?: { path: string; body: object };
  /** The number of rows that the whole write changes in the fixtures. */
  all: () => number;
  /** The button of the second press, where it differs from the first. */
  again?: () => Promise<HTMLElement>;
};

/** Days without leave: with 16 half hours each, they make two calls. */
const MANY_DATES = Array.from({ length: 32 }, (_, index) => addDays('2026-12-03', index));
const WORKED_DATES = Array.from({ length: 60 }, (_, index) => addDays('2026-11-19', -index));

const countRecorded = () =>
  mockApi
    .rows('task_performance')
    .filter(
      ({ staff_id, date, period }) =>
        staff_id === signedInId('user') && WORKED_DATES.includes(date) && WHOLE_DAY.includes(period),
    ).length;

const REMOVE = 'Remove the 2 surplus fines';

/** Two calls, one after the other. */
export const SURPLUS: CutOffWrite = {
  name: 'Fine: remove what is surplus',
  path: `${paths.fines}?staff=2`,
  call: '/fines/delete',
  all: () => 2,
  table: 'fines',
  fill: async () => {
    await screen.findByText('No fines match the filter');
    mockApi.setScenario('frozen:2026-11-20,repeated:3@fines/create');
    await fillIn();
    fireEvent.click(await submitButton());
    await screen.findByText(REMOVE);
    await closeToasts();
  },
  button: () => findAnswer('Remove surplus fines?', REMOVE, () => fireEvent.click(screen.getByText(REMOVE))),
};

export const CUT_OFF_WRITES: readonly CutOffWrite[] = [
  {
    name: 'Leave: register, several days',
    path: `${paths.leaveRegistration}?leave-q=none`,
    as: 'user',
    call: '/leave/create',
    all: () => 1,
    table: 'leaves',
    part: {
      path: 'reporting-system/leave/create',
      body: { staff_id: 4, leave_date: '2026-11-10', duration: 'Full Day', reason: 'Trip' },
    },
    fill: async (user) => {
      fireEvent.click(leaveForm().getByLabelText('Several dates'));
      fireEvent.keyDown(leaveForm().getByLabelText(/^Leave dates/), { key: 'Enter' });
      const calendar = within(await screen.findByRole('grid'));
      for (const day of ['10', '11', '12']) fireEvent.click(calendar.getByText(day));
      await user.keyboard('{Escape}');
      fill('reason', 'Trip');
    },
    button: submitButton,
  },
  {
    name: 'Fine: change the status',
    path: `${paths.fines}?staff=4&month=11`,
    call: '/fines/status-change',
    all: () => 1,
    table: 'fines',
    fill: () => screen.findByLabelText('Pending: Hnin Yu Wai, 19 Nov 2026'),
    button: () =>
      findAnswer('Change the status?', 'Yes', () =>
        fireEvent.click(screen.getByLabelText('Pending: Hnin Yu Wai, 19 Nov 2026')),
      ),
  },
  SURPLUS,
  {
    name: 'Reporting: submit',
    path: paths.reporting + datesQuery(MANY_DATES),
    as: 'user',
    call: '/task-performance/create',
    all: () => 512,
    table: 'task_performance',
    isQueued: true,
    fill: async () => {
      await chooseWork();
      await findPreview();
    },
    button: submitButton,
    again: () => screen.findByText(/^Send (the rest|again)$/),
  },
  {
    name: 'Reporting: clear',
    path: paths.reporting + datesQuery(WORKED_DATES),
    as: 'user',
    call: '/task-performance/delete',
    all: countRecorded,
    table: 'task_performance',
    isQueued: true,
    fill: () => findPreview(),
    button: () =>
      findAnswer(`Clear ${countRecorded()} half hours?`, 'Clear', () =>
        submit(`Clear ${countRecorded()} half hours`),
      ),
    again: () => screen.findByText(/^Send (the rest|again)$/),
  },
];
