import { findZone, UTC_ZONE } from '@/features/reporting/calendar/model/zone-time';
import type { Rounding } from '@/features/work/model/rounding';
import type { RecordedSlots, WorkIds } from '@/features/work/model/slot';
import { message } from '@/i18n/message';
import type { CalendarDate } from '@/lib/calendar-date';
import type { ImportRow } from '../../model/import-rows';
import type { DateOrder } from './date-order';
import { planDay, type DayPlan, type FileDay } from './day-plan';
import type { FilePart } from './file-slots';
import { readFileTimes, readText, type FileTimes, type TimedRow } from './file-times';
import {
  createNames,
  type ChosenNames,
  type NamedRecord,
  type NameKind,
  type UnknownName,
} from './hour-names';

export type HoursContext = {
  named: Readonly<Record<NameKind, readonly NamedRecord[]>>;
  /** The signed-in person, to whom rows without a name belong. */
  ownId: number;
  /** IANA name of the time zone in which moments are read. */
  zone: string;
  /** Without people whose records are not loaded. */
  recorded: RecordedSlots;
  /** By person and date. */
  leaveHours: ReadonlyMap<number, ReadonlyMap<CalendarDate, number>>;
};

export type HoursQuestion = {
  rows: readonly ImportRow[];
  fileDate: CalendarDate | null;
  dateOrder: DateOrder | null;
  rounding: Rounding;
  chosen: ChosenNames;
};

/** A row that belongs to no day, with the reason as a `message()`. */
type OmittedRow = { line: number; why: string; isProblem: boolean };

export type HoursCheck = {
  /** Sorted by people and dates. */
  days: readonly DayPlan[];
  omitted: readonly OmittedRow[];
  /** Rows whose duration differs from the time between their start and end. */
  differing: readonly number[];
  unknown: readonly UnknownName[];
  /** A date whose order of day and month no other date reveals. */
  doubtfulDate: string | null;
  /** The people that the rows name, including those whose records are not loaded yet. */
  staffIds: readonly number[];
};

function toFileParts({ spans, hours }: FileTimes, line: number, work: WorkIds): [CalendarDate, FilePart][] {
  if (hours) return [[hours.date, { line, work, minutes: hours.minutes }]];
  return spans.map(({ date, start, finish }) => [date, { line, work, start, finish }]);
}

/** Plans the days of people whose records are loaded. 10,000 rows: under 1 s (`scripts/bench/import.mjs`). */
export function checkHours(context: HoursContext, question: HoursQuestion): HoursCheck {
  const { named, ownId, recorded, leaveHours } = context;
  const zone = findZone(context.zone) ?? UTC_ZONE;
  const { timedRows, doubtfulDate } = readFileTimes(question.rows, { ...question, zone });
  const names = createNames(named, question.chosen);
  const { days, omitted, differing } = groupByDay(timedRows, { names, ownId });
  const sortedDays = sortDays(days, named.person);
  return {
    days: sortedDays
      .filter(({ staffId }) => recorded.has(staffId))
      .map((day) =>
        planDay(day, {
          recorded,
          rounding: question.rounding,
          leaveHours: leaveHours.get(day.staffId)?.get(day.date) ?? 0,
        }),
      ),
    omitted,
    differing,
    doubtfulDate,
    unknown: names.unknown(),
    staffIds: [...new Set(sortedDays.map(({ staffId }) => staffId))],
  };
}

type Naming = { names: ReturnType<typeof createNames>; ownId: number };

function groupByDay(timedRows: readonly TimedRow[], { names, ownId }: Naming) {
  const days = new Map<string, FileDay>();
  const omitted: OmittedRow[] = [];
  const differing: number[] = [];

  for (const { row, times } of timedRows) {
    const omit = (why: string, isProblem = true) => omitted.push({ line: row.line, why, isProblem });
    if (times.problem) {
      omit(times.problem);
      continue;
    }
    if (times.spans.length === 0 && !times.hours) {
      omit(message('importing:hours.problem.nothing'), false);
      continue;
    }
    const text = (name: string) => readText(row, name);
    const staffId = names.find('person', [text('staffNo'), text('email'), text('person')], ownId);
    const projectId = names.find('project', [text('project')]);
    const taskId = names.find('task', [text('task')]);
    if (staffId === null || projectId === null || taskId === null) {
      omit(message('importing:hours.problem.unknown'));
      continue;
    }
    if (times.differs) differing.push(row.line);
    for (const [date, part] of toFileParts(times, row.line, { projectId, taskId })) {
      const id = `${staffId} ${date}`;
      const day = days.get(id);
      if (day) day.parts.push(part);
      else days.set(id, { id, staffId, date, parts: [part] });
    }
  }
  return { days: [...days.values()], omitted, differing };
}

function sortDays(days: readonly FileDay[], people: readonly NamedRecord[]): FileDay[] {
  const indexById = new Map(people.map(({ id }, index) => [id, index]));
  return days.toSorted(
    (one, other) =>
      (indexById.get(one.staffId) ?? 0) - (indexById.get(other.staffId) ?? 0) ||
      (one.date < other.date ? -1 : 1),
  );
}
