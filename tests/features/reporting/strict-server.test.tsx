import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import {
  chooseWork,
  datesQuery,
  openReporting,
  sent,
  signedInId,
  stored,
  submit,
  WHOLE_DAY,
  WORK,
} from './reporting-steps';

beforeAll(() => import('@/features/reporting/pages/reporting-page'));

const SHORT_DAY = WHOLE_DAY.map((period) => period.slice(0, 5));
const readPeriods = (rows: unknown[] = []) => (rows as { period: string }[]).map(({ period }) => period);

describe('on a server of another variant', () => {
  it('a submit and a clear are repeated with short periods, and the tasks asked for with dates [C1, C10]', async () => {
    const date = '2026-11-23';
    await openReporting({ query: datesQuery([date]), scenario: 'strict' });
    const id = signedInId('user');
    await chooseWork();
    await submit();
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    const creates = sent('task-performance/create');
    expect(creates.map(({ create_array }) => readPeriods(create_array))).toEqual([WHOLE_DAY, SHORT_DAY]);
    expect(stored(id, [date])).toHaveLength(16);
    expect(stored(id, [date])[0]).toMatchObject({ ...WORK, period: '08:30:00' });
    expect(await screen.findByText('8 hrs of 8 hrs')).toBeVisible();

    await submit();
    await waitFor(() => expect(sent('task-performance/create')).toHaveLength(3));
    expect(readPeriods(sent('task-performance/create')[2]?.create_array)).toEqual(SHORT_DAY);
  });

  it('a setting is saved', async () => {
    await openReporting({ page: paths.reportingSetting, query: '?weekday=6', scenario: 'strict' });
    await screen.findByText('Nothing saved for Saturday');
    const [edit] = await screen.findAllByText('Edit');
    await waitFor(() => expect(edit).toBeEnabled());
    edit?.click();
    await screen.findByText(/^Edit the weekday defaults/);
    await chooseWork();
    await submit('Save defaults');
    expect(await screen.findByText('Setting Saved Successfully')).toBeVisible();
    const id = signedInId('user');
    const settings = mockApi.rows('task_performance_settings');
    expect(settings.filter((row) => row.staff_id === id && row.day === 6)).toHaveLength(16);
  });
});
