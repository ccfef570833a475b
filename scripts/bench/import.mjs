// What checking the rows of a file costs, in the worker that does it: 500 and 2,000 new members against 30 and against 2,000. Source of
// the limit: docs/6-speed.md.
import { withSource } from '../load-source.mjs';

export const title = 'Import: rows checked, off the main thread';
export const build = null;

const RUNS = 5;
const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);

const known = (count) =>
  numbers(count).map((id) => ({
    ...{
      id,
      staff_no: `SG-${id}`,
      eng_name: `Known ${id}`,
      jp_name: '森',
      username: `known${id}`,
      address: 'Tokyo',
    },
    ...{
      email: `known${id}@example.com`,
      ph_number: '0912345',
      position: 3,
      role: 2,
      permanent_date: '2020-04-01',
    },
    ...{
      ref_person: '',
      ref_ph_number: '',
      sort_key: 2,
      staff_image_url: null,
      projectIds: [1],
      updated_at: null,
    },
  }));

const texts = (id) => ({
  ...{
    staff_no: `SG-9${id}`,
    eng_name: `New ${id}`,
    jp_name: `新 ${'一二三四五六七八九十'.at(id % 10)}${'ア'.repeat(id % 20)}`,
  },
  ...{
    username: `new${id}`,
    email: `new${id}@example.com`,
    ph_number: '090-1234-5678',
    address: '１－２－３ Tokyo',
  },
  ...{
    position: 'Senior Developer',
    role: 'Staff member',
    permanent_date: '2026/4/1',
    project: 'SCH01, PNT',
  },
});

const choice = (value, ...words) => ({ value, words });
const choices = {
  position: [choice(3, 'Senior Developer')],
  role: [choice(2, 'Staff member')],
  project: [choice(1, 'SCH01'), choice(2, 'PNT')],
};

export const measure = () =>
  withSource(async (load) => {
    const z = await import('zod/mini');
    const { checkRows } = await load('src/features/import/model/check-rows.ts');
    // As in the worker: the content policy forbids code generation.
    z.config({ jitless: true });

    async function check(rows, people) {
      const context = { kind: 'members', known: known(people), names: {}, choices, ownId: 1 };
      const question = {
        ...{ knownDeed: 'update', deeds: {}, password: { from: 'each' } },
        rows: numbers(rows).map((id) => ({ line: id + 1, texts: texts(id), faults: {}, others: [] })),
      };
      const times = [];
      for (let run = 0; run < RUNS; run += 1) {
        const start = performance.now();
        await checkRows(context, question);
        times.push(performance.now() - start);
      }
      return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)];
    }

    return [
      { figure: '500 rows, 30 members', value: await check(500, 30), unit: 'ms', must: 300 },
      { figure: '500 rows, 2,000 members', value: await check(500, 2000), unit: 'ms', must: 300 },
      { figure: '2,000 rows, 2,000 members', value: await check(2000, 2000), unit: 'ms' },
    ];
  });
