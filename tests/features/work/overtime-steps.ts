import { http, HttpResponse } from 'msw';
import { overtimeLimitsUrl } from '@/config/overtime-limits-url';
import { mockApi, mockServer } from '@/mock-api/node';
import { report } from '../../mock-api/mock-client';
import { frozen } from '../../support/frozen';

/** The company's file of limits. */
export const serveLimits = (file: object) =>
  mockServer.use(http.get(`*${overtimeLimitsUrl}`, () => HttpResponse.json(file)));

const PERIODS = ['18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00'];
const DAYS = ['02', '03', '04', '05', '06', '09', '10', '11', '12', '13', '16', '17'];

/** Member 4 works five evening hours more on each weekday of two and a half weeks in November 2026. */
export async function workLate() {
  mockApi.setScenario(frozen());
  mockApi.signInAs('admin');
  const taken = new Set(
    mockApi
      .rows('task_performance')
      .filter(({ staff_id }) => staff_id === 4)
      .map(({ date, period }) => `${date} ${period}`),
  );
  const rows = DAYS.flatMap((day) =>
    PERIODS.map((period) => ({
      date: `2026-11-${day}`,
      staff_id: 4,
      project_id: 2,
      task_id: 1,
      period: `${period}:00`,
    })),
  );
  await report('task-performance/create', {
    create_array: rows.filter(({ date, period }) => !taken.has(`${date} ${period}`)),
  });
}
