import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/config/paths';
import {
  chooseWork,
  clearProject,
  datesQuery,
  findPreview,
  press,
  submit,
} from '../features/reporting/reporting-steps';
import { choose, fill, findCell } from '../features/skills/skill-page-steps';
import { findAnswer, submitButton, type WriteForm } from './write-cells';

/** A day without records. */
const EMPTY_DAY = datesQuery(['2026-11-23']);
const FULL_DAY = datesQuery(['2026-11-18']);

async function openSetting() {
  const [edit] = await screen.findAllByText('Edit');
  await waitFor(() => expect(edit).toBeEnabled());
  fireEvent.click(edit as HTMLElement);
  await screen.findByText(/^Edit the weekday defaults/);
}

/** The faults of a queued write; each one but 504 is tried on a new form. */
const QUEUED_FAULTS = [
  ...['offline', '401', '403', '422', '500', '504', 'second press'],
  ...['lost-response', 'slow and wrong-shape', 'kept-alive-break'],
];

export const REPORTING_FORMS: readonly WriteForm[] = [
  {
    name: 'Skill sheet: new',
    path: paths.skillCreate,
    call: '/employee-skill-sheet/create',
    table: 'skill_sheets',
    fill: async () => {
      await findCell('React');
      await choose('Employee', 'Khin Myat Noe');
      await choose('Project', 'School Portal');
      await choose('Responsibility', '設計');
      await choose('Position', 'SE');
      await choose('Grade', 'A+');
      await choose('Japanese level', 'N2');
      await choose('Major tech stack', 'React');
      fill('Join date', '2024-04-01');
    },
    button: submitButton,
  },
  {
    name: 'Skill sheet: edit',
    path: paths.skillEdit(3),
    call: '/employee-skill-sheet/update',
    table: 'skill_sheets',
    fill: async () => {
      await findCell('React');
      fill('Previous experience (years)', '4');
    },
    button: submitButton,
  },
  {
    name: 'Reporting: submit',
    isTriedWithAllFaults: true,
    path: paths.reporting + EMPTY_DAY,
    as: 'user',
    call: '/task-performance/create',
    table: 'task_performance',
    rows: 16,
    isQueued: true,
    faults: QUEUED_FAULTS,
    fill: async () => {
      await chooseWork();
      await findPreview();
    },
    button: submitButton,
  },
  {
    name: 'Reporting: clear',
    path: paths.reporting + FULL_DAY,
    as: 'user',
    call: '/task-performance/delete',
    table: 'task_performance',
    rows: 16,
    isQueued: true,
    faults: QUEUED_FAULTS,
    fill: async () => {
      await findPreview();
      press('Clear hours…');
    },
    button: () => findAnswer('Clear 16 half hours?', 'Clear', () => submit('Clear 8 hrs')),
  },
  {
    name: 'Reporting: apply the setting',
    path: paths.reporting + EMPTY_DAY,
    as: 'user',
    call: '/task-performance/create',
    table: 'task_performance',
    rows: 16,
    isQueued: true,
    faults: ['offline', '500', 'slow and wrong-shape'],
    fill: () => findPreview(),
    button: () => {
      press('Weekday defaults…');
      return screen.findByText('Fill from weekday defaults', { selector: 'button' });
    },
  },
  {
    name: 'Reporting setting: save',
    path: `${paths.reportingSetting}?weekday=6`,
    as: 'user',
    call: '/task-performance-setting/save',
    table: 'task_performance_settings',
    rows: 16,
    fill: async () => {
      await openSetting();
      await chooseWork();
    },
    button: submitButton,
  },
  {
    name: 'Reporting setting: discard',
    path: `${paths.reportingSetting}?weekday=1`,
    as: 'user',
    call: '/task-performance-setting/discard',
    table: 'task_performance_settings',
    rows: 16,
    fill: async () => {
      await openSetting();
      await clearProject();
      press('13:00 – 17:30');
    },
    button: () =>
      findAnswer('Remove 16 half hours from the defaults?', 'Remove', () => submit('Remove 16 half hours')),
  },
];
