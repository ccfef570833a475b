// Makes the reads of the application on a server and checks the answers by its schemas, for contract.mjs.
import * as z from 'zod/mini';

// The application shows none of zod's messages and therefore loads no locale for them.
z.config(z.locales.en());

/** The time limits of reads in the application: the usual one (`src/api/request.ts`), and that of half hours (`features/work/api`). */
const TIMEOUT_MS = 15_000;
const HALF_HOURS_TIMEOUT_MS = 120_000;
const DAY_MS = 86_400_000;

/** @typedef {{ call: string, status: number, ms: number, rows: number | '', problem: string }} Finding */

/** Every read of the application, with the schema of its answer. None of them writes. */
async function listReads(load, { staffId, today }) {
  const from = (module) => load(`src/features/${module}.ts`);
  const { staffSchema } = await load('src/session/staff-schema.ts');
  const { rowList } = await load('src/api/wire-fields.ts');
  const { memberDetailSchema } = await from('members/api/member-schema');
  const { locatedMemberSchema } = await from('map/api/location-queries');
  const { memberSkillsSchema, ownRecordsSchema } = await from('dashboard/api/dashboard-queries');
  const { staffSlotsSchema } = await from('work/api/slot-queries');
  const { teamHoursSchema } = await from('work/api/team-hours-queries');
  const { hourColumnsSchema } = await from('hours/api/hours-queries');
  const { menPowerSchema } = await from('hours/api/men-power-queries');
  const { projectSchema } = await from('projects/fields');
  const { fineListSchema } = await from('fines/fields');
  const leave = await from('leave/api/leave-schema');
  const { skillSheetSchema } = await from('skills/api/skill-queries');
  const { lookupSchema } = await from('skills/fields');
  const { proficiencyLevelSchema } = await from('skills/api/skill-lookup-queries');

  const records = { leave: {}, over_time: {}, fine: {} };
  const slots = {
    task_performance: {},
    task_performance_setting: {},
    project: {},
    task: {},
    skill_sheet: {},
  };
  const range = { start_date: daysBefore(today, 180), end_date: today };
  const staff = (note, schema, body) => ['staff/get', schema, body, note];
  const list = (name, schema) => [`sys-management/get-${name}`, rowList(schema), {}];
  const calls = [
    staff('everybody', rowList(staffSchema), {}),
    staff('projects of one', rowList(memberDetailSchema), { id: staffId, staff_project: {} }),
    staff('places', rowList(locatedMemberSchema), { location: {} }),
    staff('skills', memberSkillsSchema, { ...records, skill_sheet: {} }),
    staff('records of one', ownRecordsSchema, { id: staffId, ...records }),
    staff('work of one', staffSlotsSchema, { id: staffId, ...slots }),
    ['project/get', rowList(projectSchema), {}],
    ['task/get', rowList(projectSchema), {}],
    ['men-power/get', menPowerSchema, {}, 'all time'],
    ['men-power/get', menPowerSchema, range, 'a range'],
    ['reporting/getAllHour', teamHoursSchema, range],
    ['project-hour/get', hourColumnsSchema, range, 'months'],
    ['project-hour/get', hourColumnsSchema, { end_date: today, week_date: 4 }, 'weeks'],
    ['fines/get', fineListSchema, {}],
    ['leave/get', leave.leavesSchema, {}],
    ['leave-record/get', leave.leaveRecordsSchema, {}],
    ['over-time/get', leave.overtimesSchema, {}],
    [
      'employee-skill-sheet/get',
      rowList(skillSheetSchema),
      { staff: {}, staff_project: {}, staff_responsibility: {}, tech_stack_proficiencies: {} },
    ],
    ...['tech-stack', 'responsibility', 'grade', 'position', 'japanese-level'].map((name) =>
      list(name, lookupSchema),
    ),
    list('proficiency-level', proficiencyLevelSchema),
  ];
  const halfHours = [staffSlotsSchema, teamHoursSchema, hourColumnsSchema];
  return calls.map(([path, schema, body, note]) => ({
    call: note ? `${path} (${note})` : path,
    path: `reporting-system/${path}`,
    schema,
    body,
    timeout: halfHours.includes(schema) ? HALF_HOURS_TIMEOUT_MS : TIMEOUT_MS,
  }));
}

function daysBefore(day, count) {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}

function countRows(answer) {
  const list = Array.isArray(answer) ? answer : answer?.data;
  return Array.isArray(list) ? list.length : '';
}

/** The issue of the union's branch that the answer matches the furthest. */
function findDeepestIssue({ code, path, message, errors = [] }) {
  if (code !== 'invalid_union') return { path, message };
  const issues = errors.flat().map(findDeepestIssue);
  const [deepest = { path: [], message }] = issues.sort((a, b) => b.path.length - a.path.length);
  return { path: [...path, ...deepest.path], message: deepest.message };
}

/**
 * The first place where an answer breaks the schema: names of fields and kinds of values, never the values themselves. A row
 * that the application would leave out of a list is a problem as well.
 */
function findProblem(schema, answer, countInvalidRows) {
  const { result, invalidRows } = countInvalidRows(() => schema.safeParse(answer));
  if (!result.success) {
    const { path, message } = findDeepestIssue(result.error.issues[0]);
    return [path.join('.'), message].filter(Boolean).join(': ');
  }
  if (invalidRows === 0) return '';
  const isBare = Array.isArray(answer);
  const rows = isBare ? answer : (answer.data ?? []);
  const isInvalid = (row) =>
    countInvalidRows(() => schema.safeParse(isBare ? [row] : { data: [row] })).invalidRows > 0;
  const first = rows.findIndex(isInvalid);
  const fields = Object.keys(rows[first] ?? {}).join(', ') || 'no fields';
  return `rows that cannot be read: ${invalidRows}, the first in row ${first}; it has ${fields}`;
}

/** Sends one call as the application does. `judge` gives the problem of a JSON answer, or an empty text. */
async function makeCall(
  { base, token, method = 'POST', path, call = path, body = {}, timeout = TIMEOUT_MS },
  judge,
) {
  const start = performance.now();
  const finding = (status, problem, answer) => {
    const ms = Math.round(performance.now() - start);
    return { call, status, ms, rows: countRows(answer), problem, answer };
  };
  let response;
  let text;
  try {
    response = await fetch(`${base}/${path}`, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: method === 'POST' ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (error) {
    const isLate = error.name === 'TimeoutError';
    return finding(
      0,
      isLate ? `no answer within ${timeout / 1000} s` : `no answer: ${error.cause?.code ?? error.name}`,
    );
  }
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    return finding(response.status, 'the answer is not JSON');
  }
  return finding(response.status, judge(answer, response.status), answer);
}

const judgeBy = (schema, countInvalidRows) => (answer, status) => {
  if (status < 200 || status > 299) return 'a 2xx is due';
  if (typeof answer?.status === 'number' && answer.status >= 400)
    return `a failure: "status" in the answer is ${answer.status}`;
  return findProblem(schema, answer, countInvalidRows);
};

const trimSlash = (address) => address.replace(/\/+$/, '');

/**
 * The address of the API: the given one, or `api` under it where only that answers as an API does.
 *
 * @param {string} address
 */
export async function findApi(address) {
  const given = trimSlash(address);
  if (given.endsWith('/api')) return given;
  for (const base of [given, `${given}/api`]) {
    const { status, problem } = await makeCall({ base, path: 'user', method: 'GET' }, () => '');
    if (status !== 404 && !problem) return base;
  }
  return given;
}

/** The same call in the other variant, where its refusal asks for that; see `src/api/api-variants.ts`. */
async function toOtherVariant(load, { path, call, body, ...read }, { status, answer }) {
  const { API_VARIANTS } = await load('src/api/api-variants.ts');
  const { ApiError } = await load('src/api/api-error.ts');
  const fields = answer?.errors;
  const error = new ApiError(status === 422 ? 'invalid' : 'server', { status, fields });
  const variant = API_VARIANTS[path];
  if (!variant?.refusesSpecified(error)) return null;
  return { ...read, path, call: `${call} (other variant)`, body: variant.translate(body) };
}

/**
 * Signs in and makes every read of the application, one after the other. Signing in sends no place, so that
 * nothing but a token is stored.
 *
 * @param {{ base: string, user: string, password: string, today: string, load: (path: string) => Promise<any> }} options
 *   `base` is the address of the API; `today` is `YYYY-MM-DD`; `load` gives the exports of one of our modules
 * @returns {Promise<Finding[]>} `status` 0: there was no answer; `problem` is empty where the answer conforms
 */
export async function checkContract({ base: address, user, password, today, load }) {
  const { staffSchema } = await load('src/session/staff-schema.ts');
  const { countInvalidRows } = await load('src/api/invalid-rows.ts');
  const base = trimSlash(address);
  const findings = [];
  const add = ({ answer, ...finding }) => {
    findings.push(finding);
    return answer;
  };
  const callAndAdd = async (call, judge) => add(await makeCall(call, judge));

  await callAndAdd({ base, path: 'user', method: 'GET', call: 'user (signed out)' }, (answer, status) =>
    status < 500 && typeof answer?.id !== 'number' ? '' : 'nobody, or a refusal, is due',
  );
  await callAndAdd(
    { base, path: 'reporting-system/project/get', call: 'project/get (signed out)' },
    (_, status) => (status === 401 ? '' : 'a 401 is due'),
  );
  const loginSchema = z.object({ token: z.string().check(z.minLength(1)), staff: staffSchema });
  const login = await callAndAdd(
    { base, path: 'login', body: { username: user, password } },
    judgeBy(loginSchema, countInvalidRows),
  );
  if (findings.at(-1).problem) return findings;

  const { token } = login;
  // Some versions of the server wrap the person.
  const userSchema = z.union([z.object({ staff: staffSchema }), staffSchema]);
  await callAndAdd({ base, path: 'user', method: 'GET', token }, judgeBy(userSchema, countInvalidRows));
  for (const { schema, ...read } of await listReads(load, { staffId: login.staff.id, today })) {
    const judge = judgeBy(schema, countInvalidRows);
    const finding = await makeCall({ base, token, ...read }, judge);
    const variant = finding.problem ? await toOtherVariant(load, read, finding) : null;
    add(variant ? await makeCall({ base, token, ...variant }, judge) : finding);
  }
  return findings;
}
