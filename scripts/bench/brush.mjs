// Counts the blocks whose brush is not among the first three, and for habits also those whose brush is not the first. The bench goes
// through each person's half hours in the order of time. It orders the brushes for each block by the half hours before it. Source of
// the limits: docs/6-speed.md.
import { withSource } from '../load-source.mjs';
import { createPeopleBuilder } from './support/brush-people.mjs';

export const title = 'The brush one needs is not among the first three';
export const build = null;

const FIRST = 3;
/** The first days of a person are not counted: they give too little to order the brushes by. */
const UNCOUNTED_DAYS = 5;

/** Each habit at its own time; `isOn` takes the weekday, 0 for Sunday. */
const HABITS = {
  'a meeting at 8:30 every day': { start: 510, finish: 540, isOn: () => true },
  'Wednesday mornings': { start: 510, finish: 720, isOn: (weekday) => weekday === 3 },
  'Fridays from 15:30': { start: 930, finish: 1050, isOn: (weekday) => weekday === 5 },
};
/** The key of the habit's work. */
const HABIT = '8 15';

export const measure = () =>
  withSource(async (load) => {
    const { buildExamplePeople, buildPeopleWithHabits, buildPeopleWithHabit } =
      await createPeopleBuilder(load);
    const { missedShares, habitShares } = await createCounter(load);
    const example = missedShares(buildExamplePeople());
    const withHabits = missedShares(buildPeopleWithHabits());
    const habitRows = Object.entries(HABITS).flatMap(([name, habit]) => {
      const { first, amongThree } = habitShares(buildPeopleWithHabit(habit), habit);
      return [
        { figure: `${name}: not among the first three`, value: 100 - amongThree, unit: '%', must: 10 },
        { figure: `${name}: not the first`, value: 100 - first, unit: '%', must: 25 },
      ];
    });
    return [
      ...listFigures('example data', example),
      ...listFigures('people with habits', withHabits),
      ...habitRows,
    ];
  });

const listFigures = (name, shares) => [
  { figure: `${name}: before each block`, value: shares.likely, unit: '%', must: 20 },
  { figure: `${name}: as ordered when the day was opened`, value: shares.opened, unit: '%' },
  { figure: `${name}: newest first`, value: shares.newest, unit: '%' },
  { figure: `${name}: the best three by hindsight`, value: shares.hindsight, unit: '%' },
];

/** Goes through the days of people, and counts how the orders of the brushes meet them. */
async function createCounter(load) {
  const { likelyWork } = await load('src/features/reporting/painter/model/likely-work.ts');
  const { recentWork } = await load('src/features/reporting/model/recent-work.ts');
  const { createSlotColumns, packDate } = await load('src/features/work/model/slot-days.ts');
  const { getWeekday } = await load('src/lib/calendar-date.ts');
  const { toMinutes } = await load('src/lib/time-slot.ts');

  const orders = {
    likely: (slots, cell) => likelyWork(slots, cell, FIRST),
    newest: (slots) => recentWork(slots, FIRST),
  };

  function packDays(days) {
    const columns = createSlotColumns([...days.values()].reduce((sum, { size }) => sum + size, 0));
    for (const [date, slots] of days) for (const slot of slots.values()) columns.add(packDate(date), slot);
    return columns.pack();
  }

  /** Shares of missed blocks in %, of people whose days are maps from minutes to slot. */
  function missedShares(people) {
    const counts = { blocks: 0, hindsight: 0, likely: 0, opened: 0, newest: 0 };
    for (const days of people) countPerson(days, counts);
    const share = (count) => (100 * count) / counts.blocks;
    return {
      likely: share(counts.likely),
      opened: share(counts.opened),
      newest: share(counts.newest),
      hindsight: share(counts.hindsight),
    };
  }

  function countPerson(days, counts) {
    const earlierDays = new Map();
    const blocksByBrush = new Map();
    let blocks = 0;
    for (const [date, slots] of [...days].sort(([dateA], [dateB]) => (dateA < dateB ? -1 : 1))) {
      const opened = orders
        .likely({ days: packDays(earlierDays) }, { date, start: toMinutes('08:30') })
        .map(workKey);
      const today = new Map();
      let last = null;
      for (const slot of [...slots.values()].sort((a, b) => a.minutes - b.minutes)) {
        const key = workKey(slot);
        if (key !== last && earlierDays.size >= UNCOUNTED_DAYS) {
          const before = { days: packDays(new Map([...earlierDays, [date, today]])) };
          const cell = { date, start: slot.minutes };
          blocks += 1;
          blocksByBrush.set(key, (blocksByBrush.get(key) ?? 0) + 1);
          if (!opened.includes(key)) counts.opened += 1;
          for (const [name, order] of Object.entries(orders)) {
            if (!order(before, cell).map(workKey).includes(key)) counts[name] += 1;
          }
        }
        last = key;
        today.set(slot.minutes, slot);
      }
      earlierDays.set(date, today);
    }
    const best = [...blocksByBrush.values()].sort((a, b) => b - a).slice(0, FIRST);
    counts.blocks += blocks;
    counts.hindsight += blocks - best.reduce((sum, count) => sum + count, 0);
  }

  /** The share in % of the days on which a habit is among the first three, and the first, at its own time, from its second time on. */
  function habitShares(people, { start, isOn }) {
    const counts = { days: 0, first: 0, amongThree: 0 };
    for (const days of people) {
      const earlierDays = new Map();
      let times = 0;
      for (const [date, slots] of days) {
        const isHabitDay = isOn(getWeekday(date));
        if (isHabitDay && times > 0) {
          const order = likelyWork({ days: packDays(earlierDays) }, { date, start }, FIRST).map(workKey);
          counts.days += 1;
          if (order[0] === HABIT) counts.first += 1;
          if (order.includes(HABIT)) counts.amongThree += 1;
        }
        earlierDays.set(date, slots);
        if (isHabitDay) times += 1;
      }
    }
    const share = (count) => (100 * count) / counts.days;
    return { first: share(counts.first), amongThree: share(counts.amongThree) };
  }

  return { missedShares, habitShares };
}

const workKey = ({ project, task }) => `${project.id} ${task.id}`;
