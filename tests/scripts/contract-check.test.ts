import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { mockApi, mockServer } from '@/mock-api/node';
import { checkContract, findApi } from '../../scripts/contract-check.mjs';

const BASE = 'https://server.example/api';

const check = (password = 'admin123') =>
  checkContract({
    base: `${BASE}/`,
    user: 'admin',
    password,
    today: '2025-08-20',
    load: (path) => import(/* @vite-ignore */ `../../${path}`) as Promise<unknown>,
  });

async function problems() {
  const findings = await check();
  return findings.filter(({ problem }) => problem).map(({ call, problem }) => [call, problem]);
}

it('every read of the application conforms, and nothing is written', async () => {
  const before = JSON.stringify([mockApi.rows('staff'), mockApi.rows('locations')]);
  const findings = await check();
  expect(findings.filter(({ problem }) => problem)).toEqual([]);
  expect(findings.length).toBeGreaterThan(25);
  expect(findings.find(({ call }) => call === 'project/get')).toMatchObject({ status: 200, rows: 8 });
  const paths = mockApi.log().map(({ path }) => path);
  expect(paths.filter((path) => !/^\/(login|user)$|\/get/.test(path))).toEqual([]);
  expect(JSON.stringify([mockApi.rows('staff'), mockApi.rows('locations')])).toBe(before);
});

it('the older server conforms, too', async () => {
  mockApi.setScenario('generation:a');
  expect(await problems()).toEqual([]);
});

it('a server of another variant conforms', async () => {
  mockApi.setScenario('strict');
  const findings = await check();
  expect(findings.filter(({ problem }) => problem)).toEqual([]);
  expect(findings.map(({ call }) => call)).toContain('task/get (other variant)');
});

it.each([
  ['https://server.example', BASE],
  ['https://server.example/api/', BASE],
  // No API answers there: the given address is returned.
  ['https://server.example/elsewhere/', 'https://server.example/elsewhere'],
])('the API behind %s is found at %s', async (address, found) => {
  mockServer.use(
    http.get('https://server.example/user', () =>
      HttpResponse.json({ message: 'No route' }, { status: 404 }),
    ),
    http.get('https://server.example/elsewhere*', () => HttpResponse.html('<p>Welcome</p>')),
  );
  expect(await findApi(address)).toBe(found);
});

it('reports differences, and continues', async () => {
  mockApi.setScenario('malformed@leave/get,200-500@task/get,500@men-power,html@grade,offline@responsibility');
  expect(await problems()).toEqual([
    ['task/get', 'a failure: "status" in the answer is 500'],
    ['men-power/get (all time)', 'a 2xx is due'],
    ['men-power/get (a range)', 'a 2xx is due'],
    ['leave/get', 'the answer is not JSON'],
    ['sys-management/get-responsibility', expect.stringContaining('no answer')],
    ['sys-management/get-grade', 'the answer is not JSON'],
  ]);
});

it('names the invalid field or row, but not its value', async () => {
  const answer = (path: string, rows: unknown) =>
    http.post(`${BASE}/reporting-system/${path}`, () => HttpResponse.json(rows as object));
  const fine = { id: 1, staff_id: 1, date: 'secret', time: '09:00:00', amount: '2000.00', status: 0 };
  const hour = { staff_id: 1, eng_name: 'Aung', jp_name: 'アウン' };
  mockServer.use(
    answer('fines/get', { data: [fine] }),
    answer('sys-management/get-position', [
      { id: 1, name: 'PM' },
      { id: 'secret', name: 'SE' },
    ]),
    answer('reporting/getAllHour', [hour, { ...hour, staff_id: 'secret' }]),
  );
  const found = await problems();
  expect(found).toEqual([
    [
      'reporting/getAllHour',
      'rows that cannot be read: 1, the first in row 1; it has staff_id, eng_name, jp_name',
    ],
    [
      'fines/get',
      expect.stringMatching(/^rows that cannot be read: 1, the first in row 0; it has id, staff_id/),
    ],
    ['sys-management/get-position', 'rows that cannot be read: 1, the first in row 1; it has id, name'],
  ]);
  expect(JSON.stringify(found)).not.toContain('secret');
});

it('ends when the sign-in fails', async () => {
  const findings = await check('wrong');
  expect(findings.at(-1)).toMatchObject({ call: 'login', status: 401, problem: 'a 2xx is due' });
});
