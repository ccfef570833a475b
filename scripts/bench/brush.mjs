// Counts the blocks whose brush is not among the first three, and for habits also those whose brush is not the first. The bench goes
// through each person's half hours in the order of time. It orders the brushes for each block by the half hours before it. Source of
// the limits: docs/6-speed.md.
import { withSource } from '../load-source.mjs';

export const title = 'The brush one needs is not among the first three';
export const build = null;

const TODAY = '2026-11-20';
const FIRST = 3;
const WEEKS = 13;
/** The first days of a person are not counted: they give too little to order the brushes by. */
const UNCOUNTED_DAYS = 5;
const HABIT_PEOPLE = 20;

export const measure = () =>
  withSource(async (load) => {
    const { buildSlots } = await load('src/mock-api/fixtures/slot-fixtures.ts');
    const { likelyWork } = await load('src/features/reporting/painter/model/likely-work.ts');
    const { recentWork } = await load('src/features/reporting/model/recent-work.ts');
    const { collectSlots, toDay } = await load('src/features/work/model/slot-days.ts');
    const { seededRandom } = await load('src/mock-api/fixtures/seeded-random.ts');
    const { addDays, datesBetween, getWeekday } = await load('src/lib/calendar-date.ts');
    const { slotStarts, toMinutes } = await load('src/lib/time-slot.ts');

    const orders = {
      likely: (slots, cell) => likelyWork(slots, cell, FIRST),
      newest: (slots) => recentWork(slots, FIRST),
    };

    const workdays = datesBetween(addDays(TODAY, -7 * WEEKS), TODAY).filter(
      (date) => getWeekday(date) % 6 > 0,
    );

    function packDays(days) {
      const columns = collectSlots([...days.values()].reduce((sum, { size }) => sum + size, 0));
      for (const [date, slots] of days) for (const slot of slots.values()) columns.add(toDay(date), slot);
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

    /** The days of each person in the mock API's example data. */
    function buildExamplePeople() {
      const people = new Map();
      for (const { staff_id, date, period, project_id, task_id } of buildSlots(TODAY, () => false)) {
        const days = people.get(staff_id) ?? new Map();
        people.set(staff_id, days);
        const slot = createSlot(toMinutes(period), project_id, task_id);
        days.set(date, (days.get(date) ?? new Map()).set(slot.minutes, slot));
      }
      return [...people.values()];
    }

    /**
     * People with habits, made up: a short meeting every morning, a long one on a weekday of their own, a report on Friday, two tasks of a main
     * project that changes after half of the time, and one block in ten that is anything.
     */
    function buildPeopleWithHabits() {
      return Array.from({ length: HABIT_PEOPLE }, (_, person) => {
        const random = seededRandom(`habits ${person}`);
        const mains = [random.between(1, 6), random.between(1, 6)];
        const morning = random.between(1, 8);
        const afternoon = random.between(9, 14);
        const meetingDay = random.between(1, 5);
        return new Map(
          workdays.map((date, index) => {
            const main = mains[index < workdays.length / 2 ? 0 : 1];
            const blocks = [
              [510, 570, main, morning],
              [570, 600, 8, 15],
              [600, 720, main, morning],
              getWeekday(date) === meetingDay ? [780, 900, 8, 16] : [780, 900, main, afternoon],
              [900, 990, main, afternoon],
              getWeekday(date) === 5 ? [990, 1050, 8, 17] : [990, 1050, main, afternoon],
            ];
            return [date, new Map(blocks.flatMap((block) => blockSlots(block, random)))];
          }),
        );
      });
    }

    /** Each with a habit beside a main project that fills the days and changes after half of the time; one block in ten is anything. */
    const HABITS = {
      'a meeting at 8:30 every day': { start: 510, finish: 540, isOn: () => true },
      'Wednesday mornings': { start: 510, finish: 720, isOn: (weekday) => weekday === 3 },
      'Fridays from 15:30': { start: 930, finish: 1050, isOn: (weekday) => weekday === 5 },
    };
    const HABIT = '8 15';

    /** The share in % of the days on which a habit is among the first three, and the first, at its own time, from its second time on. */
    function habitShares({ start, finish, isOn }) {
      const counts = { days: 0, first: 0, amongThree: 0 };
      for (let person = 0; person < HABIT_PEOPLE; person += 1) {
        const random = seededRandom(`habit ${person} ${start}`);
        const mains = [random.between(1, 6), random.between(1, 6)];
        const morning = random.between(1, 8);
        const afternoon = random.between(9, 14);
        const earlierDays = new Map();
        let times = 0;
        workdays.forEach((date, index) => {
          const main = mains[index < workdays.length / 2 ? 0 : 1];
          const isHabitDay = isOn(getWeekday(date));
          if (isHabitDay && times > 0) {
            const order = likelyWork({ days: packDays(earlierDays) }, { date, start }, FIRST).map(workKey);
            counts.days += 1;
            if (order[0] === HABIT) counts.first += 1;
            if (order.includes(HABIT)) counts.amongThree += 1;
          }
          const blocks = [
            [510, 570, main, morning],
            [570, 720, main, morning],
            [780, 900, main, afternoon],
            [900, 1050, main, afternoon],
          ].flatMap((block) => blockSlots(block, random));
          const habit = isHabitDay
            ? slotStarts(start, finish).map((minutes) => [minutes, createSlot(minutes, 8, 15)])
            : [];
          earlierDays.set(date, new Map([...blocks, ...habit]));
          if (isHabitDay) times += 1;
        });
      }
      const share = (count) => (100 * count) / counts.days;
      return { first: share(counts.first), amongThree: share(counts.amongThree) };
    }

    function blockSlots([start, finish, project, task], random) {
      const [projectId, taskId] = random.chance(0.1)
        ? [random.between(1, 8), random.between(1, 17)]
        : [project, task];
      return slotStarts(start, finish).map((minutes) => [minutes, createSlot(minutes, projectId, taskId)]);
    }

    const example = missedShares(buildExamplePeople());
    const habits = missedShares(buildPeopleWithHabits());
    const rows = (name, shares, must) => [
      { figure: `${name}: before each block`, value: shares.likely, unit: '%', must },
      { figure: `${name}: as ordered when the day was opened`, value: shares.opened, unit: '%' },
      { figure: `${name}: newest first`, value: shares.newest, unit: '%' },
      { figure: `${name}: the best three by hindsight`, value: shares.hindsight, unit: '%' },
    ];
    const habitRows = Object.entries(HABITS).flatMap(([name, habit]) => {
      const { first, amongThree } = habitShares(habit);
      return [
        { figure: `${name}: not among the first three`, value: 100 - amongThree, unit: '%', must: 10 },
        { figure: `${name}: not the first`, value: 100 - first, unit: '%', must: 25 },
      ];
    });
    return [...rows('example data', example, 20), ...rows('people with habits', habits, 20), ...habitRows];
  });

const workKey = ({ project, task }) => `${project.id} ${task.id}`;

const createSlot = (minutes, projectId, taskId) => ({
  minutes,
  projectId,
  taskId,
  project: { id: projectId, cd: '', eng_name: '', jp_name: '' },
  task: { id: taskId, cd: '', eng_name: '', jp_name: '' },
});
