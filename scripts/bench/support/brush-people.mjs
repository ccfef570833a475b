// People with recorded days, for the bench of the brushes: those of the example data, and made-up ones with habits. A person's days map
// dates to maps from minutes to half hours.

const TODAY = '2026-11-20';
const WEEKS = 13;
const HABIT_PEOPLE = 20;

/** The project and the task of a habit. */
const HABIT_WORK = [8, 15];

const createSlot = (minutes, projectId, taskId) => ({
  minutes,
  projectId,
  taskId,
  project: { id: projectId, cd: '', eng_name: '', jp_name: '' },
  task: { id: taskId, cd: '', eng_name: '', jp_name: '' },
});

/** `load` loads a module of the application's source. */
export async function createPeopleBuilder(load) {
  const { buildSlots } = await load('src/mock-api/fixtures/slot-fixtures.ts');
  const { seededRandom } = await load('src/mock-api/fixtures/seeded-random.ts');
  const { addDays, datesBetween, getWeekday } = await load('src/lib/calendar-date.ts');
  const { slotStarts, toMinutes } = await load('src/lib/time-slot.ts');

  const workdays = datesBetween(addDays(TODAY, -7 * WEEKS), TODAY).filter((date) => getWeekday(date) % 6 > 0);

  function blockSlots([start, finish, project, task], random) {
    const [projectId, taskId] = random.chance(0.1)
      ? [random.between(1, 8), random.between(1, 17)]
      : [project, task];
    return slotStarts(start, finish).map((minutes) => [minutes, createSlot(minutes, projectId, taskId)]);
  }

  /** A made-up person: `getMain` returns the main project of the workday at an index, which changes after half of the time. */
  function createPerson(seed) {
    const random = seededRandom(seed);
    const mains = [random.between(1, 6), random.between(1, 6)];
    return {
      random,
      morning: random.between(1, 8),
      afternoon: random.between(9, 14),
      getMain: (index) => mains[index < workdays.length / 2 ? 0 : 1],
    };
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
      const { random, morning, afternoon, getMain } = createPerson(`habits ${person}`);
      const meetingDay = random.between(1, 5);
      return new Map(
        workdays.map((date, index) => {
          const main = getMain(index);
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

  /** People with one habit beside a main project that fills the days and changes after half of the time; one block in ten is anything. */
  function buildPeopleWithHabit({ start, finish, isOn }) {
    return Array.from({ length: HABIT_PEOPLE }, (_, person) => {
      const { random, morning, afternoon, getMain } = createPerson(`habit ${person} ${start}`);
      return new Map(
        workdays.map((date, index) => {
          const main = getMain(index);
          const blocks = [
            [510, 570, main, morning],
            [570, 720, main, morning],
            [780, 900, main, afternoon],
            [900, 1050, main, afternoon],
          ].flatMap((block) => blockSlots(block, random));
          const habit = isOn(getWeekday(date))
            ? slotStarts(start, finish).map((minutes) => [minutes, createSlot(minutes, ...HABIT_WORK)])
            : [];
          return [date, new Map([...blocks, ...habit])];
        }),
      );
    });
  }

  return { buildExamplePeople, buildPeopleWithHabits, buildPeopleWithHabit };
}
