import type { CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import type { Named } from '@/lib/named';
import type { DateRange } from '../../model/date-range';

/** A project or task; null for a deleted one. */
type Entity = Named | null;

type Column = Uint32Array<ArrayBuffer>;

/** Plain columns that a worker can post: hundreds of thousands of half hours are grouped in a frame. */
export type HourColumns = {
  members: readonly Named[];
  projects: readonly Entity[];
  /** Empty where the answer has no tasks. */
  tasks: readonly Entity[];
  /** A day, or the range within which the unknown day lies. */
  times: readonly DateRange[];
  memberOf: Column;
  projectOf: Column;
  taskOf: Column;
  timeOf: Column;
  halfHours: Column;
};

/** True for a range within which the unknown day lies, as of hours on deleted projects. */
export const isDayUnknown = ({ start, end }: DateRange): boolean => start !== end;

export type HourFact = {
  member: Named;
  project: Entity;
  /** Undefined where tasks are unknown: for all packed facts that have half hours, or for none. */
  task?: Entity;
  time: CalendarDate | DateRange;
  halfHours: number;
};

/** The key of deleted projects and tasks, whose ids are unknown. */
export const DELETED = 'deleted';

/** A person or project whose names are unknown: the label shows the id. */
export const nameless = (id: number): Named => ({ id, eng_name: '', jp_name: '' });

// Upper bounds of counts, so that one number can identify member, project and task.
const MOST_PROJECTS = 2 ** 17;
const MOST_TASKS = 2 ** 16;

function toEntryKey(memberIndex: number, projectIndex: number, taskIndex: number): number {
  const key = (memberIndex * MOST_PROJECTS + projectIndex) * MOST_TASKS + taskIndex;
  invariant(
    projectIndex < MOST_PROJECTS && taskIndex < MOST_TASKS && Number.isSafeInteger(key),
    'member, project and task fit into one number',
  );
  return key;
}

/** Packs facts after those of `base`. Added facts for the same work are merged; `addTo` takes an index of `add`. */
export function startPacking(base?: HourColumns) {
  const members = createIndex(base?.members ?? [], ({ id }) => id);
  const projects = createIndex(base?.projects ?? [], entityKey);
  const tasks = createIndex(base?.tasks ?? [], entityKey);
  const times = createIndex(base?.times ?? [], ({ start, end }) =>
    start === end ? start : `${start} ${end}`,
  );
  const columns: Record<'memberOf' | 'projectOf' | 'taskOf' | 'timeOf', number[]> = {
    memberOf: [],
    projectOf: [],
    taskOf: [],
    timeOf: [],
  };
  const halfHours: number[] = [];
  const entriesByTime: Map<number, number>[] = [];
  let hasTasks = base && base.halfHours.length > 0 ? base.tasks.length > 0 : undefined;

  function addTo(entry: number, count: number): void {
    halfHours[entry] = (halfHours[entry] ?? 0) + count;
  }

  function add({ member, project, task, time, halfHours: count }: HourFact): number {
    if (count > 0) {
      hasTasks ??= task !== undefined;
      invariant(hasTasks === (task !== undefined), 'all facts have tasks, or none has');
    }
    const memberIndex = members.findOrAdd(member);
    const projectIndex = projects.findOrAdd(project);
    const taskIndex = task === undefined ? 0 : tasks.findOrAdd(task);
    const timeIndex = times.findOrAdd(typeof time === 'string' ? { start: time, end: time } : time);
    const key = toEntryKey(memberIndex, projectIndex, taskIndex);
    const entriesAtTime = (entriesByTime[timeIndex] ??= new Map());
    const entry = entriesAtTime.get(key);
    if (entry !== undefined) {
      addTo(entry, count);
      return entry;
    }
    entriesAtTime.set(key, halfHours.length);
    columns.memberOf.push(memberIndex);
    columns.projectOf.push(projectIndex);
    columns.taskOf.push(taskIndex);
    columns.timeOf.push(timeIndex);
    halfHours.push(count);
    return halfHours.length - 1;
  }

  const end = (): HourColumns => ({
    members: members.items,
    projects: projects.items,
    tasks: tasks.items,
    times: times.items,
    memberOf: append(base?.memberOf, columns.memberOf),
    projectOf: append(base?.projectOf, columns.projectOf),
    taskOf: append(base?.taskOf, columns.taskOf),
    timeOf: append(base?.timeOf, columns.timeOf),
    halfHours: append(base?.halfHours, halfHours),
  });

  return { add, addTo, end };
}

export function packHours(facts: Iterable<HourFact>, base?: HourColumns): HourColumns {
  const { add, end } = startPacking(base);
  for (const fact of facts) add(fact);
  return end();
}

export const entityKey = (entity: Pick<Named, 'id'> | null) => entity?.id ?? DELETED;

function append(before: Column | undefined, added: readonly number[]): Column {
  const start = before?.length ?? 0;
  const all = new Uint32Array(start + added.length);
  if (before) all.set(before);
  all.set(added, start);
  return all;
}

function createIndex<Item>(before: readonly Item[], toKey: (item: Item) => string | number) {
  const items = [...before];
  const indexes = new Map(items.map((item, index) => [toKey(item), index]));
  function findOrAdd(item: Item): number {
    const key = toKey(item);
    const existing = indexes.get(key);
    if (existing !== undefined) return existing;
    indexes.set(key, items.length);
    items.push(item);
    return items.length - 1;
  }
  return { items, findOrAdd };
}

export function factAt(hours: HourColumns, entry: number): HourFact | undefined {
  const { members, projects, tasks, times, halfHours } = hours;
  const count = halfHours[entry];
  const member = members[hours.memberOf[entry] ?? 0];
  const time = times[hours.timeOf[entry] ?? 0];
  if (count === undefined || !member || !time) return undefined;
  const project = projects[hours.projectOf[entry] ?? 0] ?? null;
  const task = tasks.length > 0 ? (tasks[hours.taskOf[entry] ?? 0] ?? null) : undefined;
  const when = time.start === time.end ? time.start : time;
  return { member, project, task, time: when, halfHours: count };
}
