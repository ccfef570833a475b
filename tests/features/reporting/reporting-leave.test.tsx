import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { mockApi, mockServer } from '@/mock-api/node';
import { report } from '../../mock-api/mock-client';
import { frozen } from '../../support/frozen';
import { chooseBrush, openPainter } from './painter-steps';
import {
  chooseWork,
  datesQuery,
  fillFromDefaults,
  findDialog,
  findPreview,
  openReporting,
  press,
  sent,
  signedInId,
  stored,
  submit,
  WHOLE_DAY,
} from './reporting-steps';

/** Half a day of leave of the user in the example data, a Wednesday. */
const HALF_LEAVE = '2026-12-02';
/** On this past Thursday the user recorded nothing. */
const MISSING = '2026-11-12';

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/painter/components/painter');
}, 60_000);

async function takeLeave(date: string, duration: 1 | 2) {
  mockApi.setScenario(frozen());
  const leave = { staff_id: signedInId('user'), leave_date: date, duration, reason: 'Family' };
  expect((await report('leave/create', leave)).status).toBe(201);
}

const refuseCalendar = () =>
  mockServer.use(http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 404 })));

const stripDay = (name: string) => document.querySelector(`[aria-label^="${name}"][data-kind]`);

describe('filling on the timeline', () => {
  it('leaves half a day of leave free, and says so', async () => {
    await openPainter({ query: `?view=paint&date=${HALF_LEAVE}` });
    await waitFor(() => expect(stripDay('Wed 2 Dec')).toHaveAccessibleName(/0 of 4 hours/));
    press('My weekday defaults');
    expect(
      await screen.findByText('72 half hours filled, not saved yet · 8 left out for leave (Wed 2 Dec)'),
    ).toBeVisible();
    expect(stripDay('Wed 2 Dec')).toHaveAccessibleName(/4 of 4 hours/);
  });

  it('says that holidays are filled too where they could not be read', async () => {
    refuseCalendar();
    await openPainter({ query: '?view=paint&date=2026-11-25&days=1' });
    await chooseBrush('SCH03 05');
    press('Rest of the day');
    expect(
      await screen.findByText(/ · Holidays and working hours could not be read: holidays are filled too$/),
    ).toBeVisible();
  });

  it('paints nothing on a whole day of leave', async () => {
    await takeLeave('2026-11-25', 1);
    await openPainter({ query: '?view=paint&date=2026-11-25' });
    await chooseBrush('SCH03 05');
    press('Rest of the day');
    expect(await screen.findByText('16 left out for leave (Wed 25 Nov)')).toBeVisible();
    expect(screen.queryByText(/\d+ new/)).not.toBeInTheDocument();
  });

  it('completes the missing days up to the due hours', async () => {
    await takeLeave(MISSING, 2);
    await openPainter({ query: `?view=paint&date=${MISSING}` });
    await waitFor(() => expect(stripDay('Thu 12 Nov')).toHaveAccessibleName(/0 of 4 hours/));
    press('All missing days');
    expect(await screen.findByText(/ · 8 left out for leave \(Thu 12 Nov\)$/)).toBeVisible();
    expect(stripDay('Thu 12 Nov')).toHaveAccessibleName(/4 of 4 hours, .*complete$/);
    await waitFor(() => expect(document.querySelector('[data-kind=missing]')).toBeNull());
  });
});

describe('the form', () => {
  it('fills the weekday defaults around leave, and says first what is left out', async () => {
    await openReporting({ query: datesQuery([HALF_LEAVE]) });
    await findPreview();
    press('Weekday defaults…');
    expect(await screen.findByText('8 left out for leave: Wed 2 Dec')).toBeVisible();
    expect(screen.getByText(/^Defaults: 8 new/)).toBeVisible();
    await submit('Fill from weekday defaults');
    await waitFor(() => expect(stored(signedInId('user'), [HALF_LEAVE])).toHaveLength(8));
    expect(stored(signedInId('user'), [HALF_LEAVE]).map(({ period }) => period)).toEqual(
      WHOLE_DAY.slice(0, 8),
    );
  });

  it('says before it fills from the weekday defaults that holidays are unknown', async () => {
    refuseCalendar();
    await openReporting({ query: datesQuery(['2026-11-25']) });
    await findPreview();
    press('Weekday defaults…');
    expect(
      await screen.findByText('Holidays and working hours could not be read: holidays are filled too.'),
    ).toBeVisible();
  });

  it('explains on a whole day of leave why nothing was sent', async () => {
    await takeLeave('2026-11-25', 1);
    await openReporting({ query: datesQuery(['2026-11-25']), language: 'ja' });
    await findPreview('記録の内容');
    await fillFromDefaults({ open: '曜日別の設定…', fill: '曜日別の設定で入力' });
    expect(await findDialog('休みの日です')).toHaveTextContent(/休暇の日と会社の休業日は入力しない/);
    expect(sent('task-performance/create')).toEqual([]);
  });

  it('warns that a chosen day is leave, and fills it after one click', async () => {
    await openReporting({ query: datesQuery([HALF_LEAVE]) });
    await chooseWork();
    const preview = await findPreview();
    await waitFor(() => expect(preview).toHaveTextContent('8 half hours on days of leave: Wed 2 Dec'));
    await submit();
    await waitFor(() => expect(stored(signedInId('user'), [HALF_LEAVE])).toHaveLength(16));
  });
});
