import type { CalendarDate } from '@/lib/calendar-date';
import type { DateRange } from '../../model/date-range';
import type { NamedEntity } from '../../model/hour-entry';

/** A project or task; null stands for all that were deleted. */
type Thing = NamedEntity | null;

type Places = Uint32Array<ArrayBuffer>;

/**
 * Half hours in columns, so that hundreds of thousands are grouped within a frame: an entry is a place in each list of things, and
 * how many half hours it holds. Plain values, which a worker hands over.
 */
export type HourColumns = {
  members: readonly NamedEntity[];
  projects: readonly Thing[];
  /** Empty where the answer tells no tasks. */
  tasks: readonly Thing[];
  /** When it was: a day, or the days within which it was where nobody tells more. */
  times: readonly DateRange[];
  memberOf: Places;
  projectOf: Places;
  taskOf: Places;
  timeOf: Places;
  halfHours: Places;
};

/** Half hours of one person for one project, and for one task where that is known. */
export type HourFact = {
  member: NamedEntity;
  project: Thing;
  task?: Thing;
  time: CalendarDate | DateRange;
  halfHours: number;
};

/** In place of the id of what was deleted. */
export const DELETED = 'deleted';

/** The facts in columns, behind those of `base`; neighbours that differ in their half hours alone become one entry. */
export function packHours(facts: Iterable<HourFact>, base?: HourColumns): HourColumns {
  const members = listOf(base?.members ?? [], ({ id }) => id);
  const projects = listOf(base?.projects ?? [], keyOfThing);
  const tasks = listOf(base?.tasks ?? [], keyOfThing);
  const times = listOf(base?.times ?? [], ({ start, end }) => (start === end ? start : `${start} ${end}`));
  const columns = { memberOf: column(), projectOf: column(), taskOf: column(), timeOf: column() };
  const halfHours = column();

  for (const { member, project, task, time, halfHours: count } of facts) {
    const places = {
      memberOf: members.place(member),
      projectOf: projects.place(project),
      taskOf: task === undefined ? 0 : tasks.place(task),
      timeOf: times.place(typeof time === 'string' ? { start: time, end: time } : time),
    };
    const last = halfHours.length - 1;
    if (last >= 0 && NAMES.every((name) => columns[name][last] === places[name])) {
      halfHours[last] = (halfHours[last] ?? 0) + count;
      continue;
    }
    for (const name of NAMES) columns[name].push(places[name]);
    halfHours.push(count);
  }

  return {
    ...{ members: members.things, projects: projects.things, tasks: tasks.things, times: times.things },
    memberOf: behind(base?.memberOf, columns.memberOf),
    projectOf: behind(base?.projectOf, columns.projectOf),
    taskOf: behind(base?.taskOf, columns.taskOf),
    timeOf: behind(base?.timeOf, columns.timeOf),
    halfHours: behind(base?.halfHours, halfHours),
  };
}

const NAMES = ['memberOf', 'projectOf', 'taskOf', 'timeOf'] as const;

const column = (): number[] => [];

const keyOfThing = (thing: Thing) => thing?.id ?? DELETED;

function behind(before: Places = new Uint32Array(), added: readonly number[]): Places {
  const all = new Uint32Array(before.length + added.length);
  all.set(before);
  all.set(added, before.length);
  return all;
}

function listOf<Item>(before: readonly Item[], keyOf: (item: Item) => string | number) {
  const things = [...before];
  const places = new Map(things.map((thing, place) => [keyOf(thing), place]));
  function place(thing: Item): number {
    const key = keyOf(thing);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, things.length);
    return things.push(thing) - 1;
  }
  return { things, place };
}

/** The facts that columns hold: for small ones. */
export function* factsOf(hours: HourColumns): Generator<HourFact> {
  const { members, projects, tasks, times, halfHours } = hours;
  for (const [at, count] of halfHours.entries()) {
    const [member, time] = [members[hours.memberOf[at] ?? 0], times[hours.timeOf[at] ?? 0]];
    if (!member || !time) continue;
    const project = projects[hours.projectOf[at] ?? 0] ?? null;
    const task = tasks.length > 0 ? (tasks[hours.taskOf[at] ?? 0] ?? null) : undefined;
    yield { member, project, task, time: time.start === time.end ? time.start : time, halfHours: count };
  }
}
