import { fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { mockApi, mockServer } from '@/mock-api/node';
import { findSheet, renderSkills } from './skill-page-steps';

const SHEET = `${paths.skillList}?view=matrix&sheet=3`;

// Fetched ahead, so that the first test measures the page and not the bundler.
beforeAll(() => import('@/features/skills/finder/components/skill-finder'));

it('does not deny leave that could not be read', async () => {
  await renderSkills(SHEET, { scenario: '500@leave-record/get,500@leave/get' });
  const sheet = await findSheet('Skills of Hnin Yu Wai');
  fireEvent.click(await sheet.findByText(/^Hours and leave/));
  expect(await sheet.findByText(/^Leave could not be read/, {}, { timeout: 20_000 })).toBeInTheDocument();
  expect(sheet.queryByText('No leave is registered from today on.')).toBeNull();
  expect(sheet.getByText('All leave of Hnin Yu Wai')).toBeInTheDocument();
});

it('says that the company calendar could not be read, and reads it again', async () => {
  mockServer.use(
    http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  await renderSkills(SHEET);
  const sheet = await findSheet('Skills of Hnin Yu Wai');
  fireEvent.click(await sheet.findByText(/^Hours and leave/));
  const findFailure = () => sheet.queryByText(/^Holidays and working hours could not be read/);
  await waitFor(() => expect(findFailure()).toBeVisible(), { timeout: 20_000 });
  fireEvent.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByRole('table')).toBeVisible();
  expect(findFailure()).not.toBeInTheDocument();
});

it('requests hours and leave of a person on demand only', async () => {
  await renderSkills(SHEET);
  const sheet = await findSheet('Skills of Hnin Yu Wai');
  const findCalls = (path: string) => mockApi.log().filter((call) => call.path.endsWith(path));
  const slotCalls = () => findCalls('staff/get').filter(({ body }) => 'task_performance' in (body as object));
  expect(slotCalls()).toEqual([]);
  fireEvent.click(await sheet.findByText(/^Hours and leave/));
  const table = await sheet.findByRole('table', {}, { timeout: 20_000 });
  const weeks = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).slice(0, 2),
  );
  const slots = mockApi.rows('task_performance').filter((row) => row.staff_id === 4);
  const countHours = (from: string, to: string) =>
    slots.filter(({ date }) => date >= from && date <= to).length / 2;
  expect(weeks).toHaveLength(13);
  expect(weeks.at(-2)).toEqual(['9 Nov 2026', String(countHours('2026-11-09', '2026-11-15'))]);
  expect(weeks.at(-1)).toEqual(['16 Nov 2026 (so far)', String(countHours('2026-11-16', '2026-11-22'))]);
  expect(slotCalls()).toHaveLength(1);
});
