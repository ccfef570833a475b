import type { CalendarDate } from '@/lib/calendar-date';
import type { DateRange } from '../../model/date-range';
import type { Named } from '@/lib/named';

/** A project or task; null for a deleted one. */
type Thing = Named | null;

type Places = Uint32Array<ArrayBuffer>;

/** Plain columns that a worker can post: hundreds of thousands of half hours are grouped in a frame. */
export type HourColumns = {
  members: readonly Named[];
  projects: readonly Thing[];
  /** Empty where the answer has no tasks. */
  tasks: readonly Thing[];
  /** A day, or the range within which the unknown day lies. */
  times: readonly DateRange[];
  memberOf: Places;
  projectOf: Places;
  taskOf: Places;
  timeOf: Places;
  halfHours: Places;
};

/** Half hours of a person for a project, and for a task where it is known. */
export type HourFact = {
  member: Named;
  project: Thing;
  task?: Thing;
  time: CalendarDate | DateRange;
  halfHours: number;
};

/** The key of deleted projects and tasks, whose ids are unknown. */
export const DELETED = 'deleted';

/** Appends facts to the columns of `base`; those that differ only in half hours become one entry. */
export function startPacking(base?: HourColumns) {
  const members = createList(base?.members ?? [], ({ id }) => id);
  const projects = createList(base?.projects ?? [], thingKey);
  const tasks = createList(base?.tasks ?? [], thingKey);
  const times = createList(base?.times ?? [], ({ start, end }) =>
    start === end ? start : `${start} ${end}`,
  );
  const columns = { memberOf: column(), projectOf: column(), taskOf: column(), timeOf: column() };
  const halfHours = column();
  const entries: Map<number, number>[] = [];

  function addTo(entry: number, count: number): void {
    halfHours[entry] = (halfHours[entry] ?? 0) + count;
  }

  function add({ member, project, task, time, halfHours: count }: HourFact): number {
    const memberOf = members.place(member);
    const projectOf = projects.place(project);
    const taskOf = task === undefined ? 0 : tasks.place(task);
    const timeOf = times.place(typeof time === 'string' ? { start: time, end: time } : time);
    const key = (memberOf * MOST_PROJECTS + projectOf) * MOST_TASKS + taskOf;
    const ofTime = (entries[timeOf] ??= new Map());
    const entry = ofTime.get(key);
    if (entry !== undefined) {
      addTo(entry, count);
      return entry;
    }
    ofTime.set(key, halfHours.length);
    columns.memberOf.push(memberOf);
    columns.projectOf.push(projectOf);
    columns.taskOf.push(taskOf);
    columns.timeOf.push(timeOf);
    return halfHours.push(count) - 1;
  }

  const end = (): HourColumns => ({
    members: members.things,
    projects: projects.things,
    tasks: tasks.things,
    times: times.things,
    memberOf: behind(base?.memberOf, columns.memberOf),
    projectOf: behind(base?.projectOf, columns.projectOf),
    taskOf: behind(base?.taskOf, columns.taskOf),
    timeOf: behind(base?.timeOf, columns.timeOf),
    halfHours: behind(base?.halfHours, halfHours),
  });

  return { add, addTo, end };
}

export function packHours(facts: Iterable<HourFact>, base?: HourColumns): HourColumns {
  const { add, end } = startPacking(base);
  for (const fact of facts) add(fact);
  return end();
}

/** Upper bounds of counts, so that one number can identify member, project and task. */
const MOST_PROJECTS = 2 ** 17;
const MOST_TASKS = 2 ** 16;

const column = (): number[] => [];

const thingKey = (thing: Thing) => thing?.id ?? DELETED;

function behind(before: Places = new Uint32Array(), added: readonly number[]): Places {
  const all = new Uint32Array(before.length + added.length);
  all.set(before);
  all.set(added, before.length);
  return all;
}

function createList<Item>(before: readonly Item[], toKey: (item: Item) => string | number) {
  const things = [...before];
  const places = new Map(things.map((thing, place) => [toKey(thing), place]));
  function place(thing: Item): number {
    const key = toKey(thing);
    const found = places.get(key);
    if (found !== undefined) return found;
    places.set(key, things.length);
    return things.push(thing) - 1;
  }
  return { things, place };
}

export function factAt(hours: HourColumns, at: number): HourFact | undefined {
  const { members, projects, tasks, times, halfHours } = hours;
  const member = members[hours.memberOf[at] ?? 0];
  const time = times[hours.timeOf[at] ?? 0];
  if (!member || !time) return undefined;
  const project = projects[hours.projectOf[at] ?? 0] ?? null;
  const task = tasks.length > 0 ? (tasks[hours.taskOf[at] ?? 0] ?? null) : undefined;
  const when = time.start === time.end ? time.start : time;
  return { member, project, task, time: when, halfHours: halfHours[at] ?? 0 };
}
