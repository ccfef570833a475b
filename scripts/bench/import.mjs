// The check of an imported file's rows, as its worker runs it: 500 and 2,000 new members against 30 and 2,000 existing ones, and 10,000
// rows of hours. Source of the limits: docs/6-speed.md.
import { withSource } from '../load-source.mjs';
import { numbers } from './support/hours-answers.mjs';

export const title = 'Import: rows checked, off the main thread';
export const build = null;

const RUNS = 5;

const existingMembers = (count) =>
  numbers(count).map((id) => ({
    id,
    staff_no: `SG-${id}`,
    eng_name: `Known ${id}`,
    jp_name: '森',
    username: `known${id}`,
    address: 'Tokyo',
    email: `known${id}@example.com`,
    ph_number: '0912345',
    position: 3,
    role: 2,
    permanent_date: '2020-04-01',
    ref_person: '',
    ref_ph_number: '',
    sort_key: 2,
    staff_image_url: null,
    projectIds: [1],
    updated_at: null,
  }));

const memberTexts = (id) => ({
  staff_no: `SG-9${id}`,
  eng_name: `New ${id}`,
  jp_name: `新 ${'一二三四五六七八九十'.at(id % 10)}${'ア'.repeat(id % 20)}`,
  username: `new${id}`,
  email: `new${id}@example.com`,
  ph_number: '090-1234-5678',
  address: '１－２－３ Tokyo',
  position: 'Senior Developer',
  role: 'Staff member',
  permanent_date: '2026/4/1',
  project: 'SCH01, PNT',
});

const choice = (value, ...words) => ({ value, words });
const choices = {
  position: [choice(3, 'Senior Developer')],
  role: [choice(2, 'Staff member')],
  project: [choice(1, 'SCH01'), choice(2, 'PNT')],
};

/** Two hours a day of 20 people for 500 days, with some minutes that are rounded. */
const hourRow = (index) => {
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 20)));
  const texts = {
    date: day.toISOString().slice(0, 10),
    start: `${8 + (index % 9)}:0${index % 10}`,
    finish: `${10 + (index % 9)}:1${index % 10}`,
    person: `person${index % 20}@example.com`,
    project: 'SCH01',
    task: 'Development',
  };
  return { line: index + 2, texts, faults: {}, others: [] };
};

/** The median time of several runs, in ms. */
async function medianTime(run) {
  const times = [];
  for (let count = 0; count < RUNS; count += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)];
}

export const measure = () =>
  withSource(async (load) => {
    const z = await import('zod/mini');
    const { checkRows } = await load('src/features/import/model/check-rows.ts');
    // As in the worker: the content policy forbids code generation.
    z.config({ jitless: true });

    const { checkHours } = await load('src/features/import/hours/model/check-hours.ts');

    function checkTenThousandHours() {
      const none = new Int32Array(0);
      const days = { days: none, starts: new Uint32Array(1), minutes: none, projectIds: none, taskIds: none };
      const people = numbers(20).map((id) => ({ id, words: [`person${id - 1}@example.com`] }));
      const things = {
        person: people,
        project: [{ id: 1, words: ['SCH01'] }],
        task: [{ id: 1, words: ['Development'] }],
      };
      const recorded = new Map(
        people.map(({ id }) => [
          id,
          { staffId: id, days: { ...days, projects: new Map(), tasks: new Map() } },
        ]),
      );
      const context = { named: things, ownId: 1, zone: 'Asia/Tokyo', recorded, leaveHours: new Map() };
      const rows = numbers(10_000).map((number) => hourRow(number - 1));
      const options = { fileDate: null, dateOrder: null, rounding: 'nearest', chosen: new Map() };
      return medianTime(() => checkHours(context, { rows, ...options }));
    }

    function checkMembers(rows, people) {
      const context = { kind: 'members', records: existingMembers(people), names: {}, choices, ownId: 1 };
      const question = {
        knownAction: 'update',
        actions: {},
        password: { from: 'each' },
        rows: numbers(rows).map((id) => ({ line: id + 1, texts: memberTexts(id), faults: {}, others: [] })),
      };
      return medianTime(() => checkRows(context, question));
    }

    return [
      { figure: '500 rows, 30 members', value: await checkMembers(500, 30), unit: 'ms', must: 300 },
      { figure: '500 rows, 2,000 members', value: await checkMembers(500, 2000), unit: 'ms', must: 300 },
      { figure: '2,000 rows, 2,000 members', value: await checkMembers(2000, 2000), unit: 'ms' },
      {
        figure: '10,000 rows of hours, 20 people',
        value: await checkTenThousandHours(),
        unit: 'ms',
        must: 1000,
      },
    ];
  });
