import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/config/paths';
import { fillIn } from '../features/fines/fine-page-steps';
import { choose, field, fill } from '../features/leave/leave-page-steps';
import { findAnswer, submitButton, type WriteForm } from './write-cells';

/** Three rows, the first of them the fine in question. */
const FINES = '?staff=4&month=11';

const press = (label: string) => fireEvent.click(screen.getByLabelText(label));
const findLabel = (label: string) => screen.findByLabelText(label);

export const LEAVE_FORMS: readonly WriteForm[] = [
  {
    name: 'Leave: register',
    isTriedWithAllFaults: true,
    path: `${paths.leaveRegistration}?leave-q=none`,
    as: 'user',
    call: '/leave/create',
    hasNoKey: true,
    table: 'leaves',
    fill: async () => {
      fill('leave_date', '2026-11-20');
      await choose('Duration', 'Half Day');
      fill('reason', 'Travel');
    },
    button: submitButton,
  },
  {
    name: 'Leave: calculate for a new employee',
    path: `${paths.leaveRegistration}?staff=30&mode=new&calculated-q=none`,
    call: '/leave-record/create',
    table: 'leave_records',
    fill: () => waitFor(() => expect(field('permanent_date')).toHaveValue('24 Jan 2026')),
    button: () => submitButton('Calculate'),
  },
  {
    name: 'Overtime: register',
    path: `${paths.leaveRegistration}?mode=overtime`,
    as: 'user',
    call: '/over-time/create',
    hasNoKey: true,
    table: 'over_times',
    fill: async () => {
      fill('ot_date', '2026-11-19');
      await choose('OT time', '1 Hour');
    },
    button: submitButton,
  },
  {
    name: 'Fine: register',
    path: `${paths.fines}?staff=2`,
    call: '/fines/create',
    hasNoKey: true,
    table: 'fines',
    fill: async () => {
      await fillIn();
      await screen.findByText('No fines match the filter');
    },
    button: submitButton,
  },
  {
    name: 'Fine: change the status',
    isTriedWithAllFaults: true,
    path: paths.fines + FINES,
    server: 'fines:store',
    call: '/fines/status-change',
    table: 'fines',
    fill: () => findLabel('Pending: Hnin Yu Wai, 19 Nov 2026'),
    button: () => findAnswer('Change the status?', 'Yes', () => press('Pending: Hnin Yu Wai, 19 Nov 2026')),
  },
  {
    name: 'Fine: delete',
    path: paths.fines + FINES,
    call: '/fines/delete',
    table: 'fines',
    fill: () => findLabel('Delete the fine of Hnin Yu Wai on 19 Nov 2026'),
    button: () =>
      findAnswer('Delete this fine?', 'Delete', () => press('Delete the fine of Hnin Yu Wai on 19 Nov 2026')),
  },
];
