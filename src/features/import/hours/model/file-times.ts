import type { Zone } from '@/features/reporting/calendar/model/zone-time';
import { message } from '@/i18n/message';
import { addDays, daysBetween, type CalendarDate } from '@/lib/calendar-date';
import { memoize } from '@/lib/memoize';
import { MINUTES_PER_DAY } from '@/lib/time-slot';
import type { ImportRow } from '../../model/import-rows';
import { createDateReader, findDateOrder, type DateOrder } from './date-order';
import { readCellTime, readTimeRange } from './hour-times';
import { detectUnit, readDuration } from './read-duration';

/** A part of a day in minutes since midnight. */
type FileSpan = { date: CalendarDate; start: number; finish: number };

/** The times of a row: from start to end, a number of minutes on a day, or none. */
export type FileTimes = {
  spans: readonly FileSpan[];
  hours: { date: CalendarDate; minutes: number } | null;
  /** True if the row's own duration contradicts start and end. */
  differs: boolean;
  /** A `message()`. */
  problem: string | null;
};

type TimeOptions = {
  zone: Zone;
  /** The user's choice if the order of day and month is ambiguous. */
  dateOrder: DateOrder | null;
  /** The date of rows without one, from the name of the file. */
  fileDate: CalendarDate | null;
};

export type TimedRow = { row: ImportRow; times: FileTimes };

const NO_TIMES: FileTimes = { spans: [], hours: null, differs: false, problem: null };
const refuse = (problem: string): FileTimes => ({ ...NO_TIMES, problem });

/** Reads each text once, because files repeat the same times. */
const createReaders = (
  { zone, fileDate }: TimeOptions,
  readDate: ReturnType<typeof createDateReader>,
  unit: ReturnType<typeof detectUnit>,
) => ({
  fileDate,
  readDate,
  readRange: memoize(readTimeRange),
  readTime: memoize((text: string) => readCellTime(text, readDate, zone)),
  readLength: memoize((text: string) => readDuration(text, unit)),
});

type Readers = ReturnType<typeof createReaders>;

function* dateTexts(rows: readonly ImportRow[]) {
  for (const { texts } of rows)
    for (const name of ['date', 'start', 'finishDate', 'finish']) if (texts[name]) yield texts[name];
}

export function readFileTimes(rows: readonly ImportRow[], options: TimeOptions) {
  const { order, doubtful } = findDateOrder(dateTexts(rows));
  const readDate = createDateReader(order ?? options.dateOrder);
  // A total may exceed the hours of a day, but has no date.
  const hasDate = (row: ImportRow) => {
    const text = readText(row, 'date');
    return text === '' ? options.fileDate !== null || readText(row, 'start') !== '' : readDate(text) !== null;
  };
  const unit = detectUnit(rows.filter(hasDate).map(({ texts }) => texts.duration ?? ''));
  const readers = createReaders(options, readDate, unit);
  return {
    timedRows: rows.map((row): TimedRow => ({ row, times: readTimes(row, readers) })),
    doubtfulDate: order === null ? doubtful : null,
  };
}

const TIME_CELLS = ['times', 'start', 'finish'] as const;

export const readText = ({ texts }: ImportRow, name: string) => texts[name]?.trim() ?? '';

/** Reads the cells of times; `from` and `until` are minutes since midnight, undefined where unknown. */
function readTimeCells(row: ImportRow, { readRange, readTime, readLength }: Readers) {
  const text = (name: string) => readText(row, name);
  const range = ['times', 'start', 'duration'].map((name) => readRange(text(name))).find(Boolean);
  const start = readTime(text('start'));
  const finish = readTime(text('finish'));
  const minutesText = text('minutes');
  const durationText = minutesText || (readRange(text('duration')) ? '' : text('duration'));
  // A start that is only a date is midnight if there is an end, else no time.
  const from = range?.[0] ?? (start?.isDay && !finish ? undefined : start?.minutes);
  const until = range?.[1] ?? finish?.minutes;
  return {
    isRange: range != null,
    start,
    finish,
    durationText,
    duration: minutesText ? readDuration(minutesText, 'minutes') : readLength(durationText),
    from,
    until,
    isTimed: from !== undefined && until !== undefined,
  };
}

type TimeCells = ReturnType<typeof readTimeCells>;

/** A `message()` about the first cell that cannot be read; null if there is none. */
function findCellProblem(row: ImportRow, cells: TimeCells): string | null {
  const { isRange, start, finish, durationText, duration, isTimed } = cells;
  const [, fault] = Object.entries(row.faults).find(([name]) => !(name === 'duration' && isTimed)) ?? [];
  if (fault) return message(`importing:cell.fault.${fault}`);
  if (!isRange) {
    // A cell of both times that is no range, or a time that cannot be read.
    const times = { times: null, start, finish };
    const unread = TIME_CELLS.find((name) => readText(row, name) !== '' && times[name] === null);
    if (unread) return message('importing:hours.problem.time', { text: readText(row, unread) });
  }
  return durationText && duration === null && !isTimed
    ? message('importing:hours.problem.duration', { text: durationText })
    : null;
}

const dateProblem = (text: string) =>
  text ? message('importing:hours.problem.date', { text }) : message('importing:hours.problem.noDate');

function readTimes(row: ImportRow, readers: Readers): FileTimes {
  const cells = readTimeCells(row, readers);
  const cellProblem = findCellProblem(row, cells);
  if (cellProblem !== null) return refuse(cellProblem);
  const { start, finish, duration, from, until, isTimed } = cells;
  // An empty day of a time sheet.
  if (from === undefined && until === undefined && !duration) return NO_TIMES;

  const { readDate, fileDate } = readers;
  const dateText = readText(row, 'date');
  const lastDateText = readText(row, 'finishDate');
  const date = start?.date ?? (dateText ? readDate(dateText) : fileDate);
  const lastDate = finish?.date ?? (lastDateText ? readDate(lastDateText) : null);
  if (date === 'unclear' || lastDate === 'unclear') return refuse(message('importing:cell.unclearDate'));
  if (date === null) return refuse(dateProblem(dateText));
  if (from === undefined && until === undefined)
    return (duration ?? 0) > MINUTES_PER_DAY
      ? refuse(message('importing:hours.problem.long'))
      : { ...NO_TIMES, hours: { date, minutes: duration ?? 0 } };

  const length = calculateLength({
    from,
    until,
    duration,
    days: lastDate === null ? null : daysBetween(date, lastDate),
  });
  if (length === null) return refuse(message('importing:hours.problem.noLength'));
  if (length < 0) return refuse(message('importing:hours.problem.endFirst'));
  if (length > MINUTES_PER_DAY) return refuse(message('importing:hours.problem.long'));
  const first = from ?? (until ?? 0) - length;
  const differs = isTimed && duration !== null && duration !== length;
  return { ...NO_TIMES, spans: splitAtMidnight(date, first, first + length), differs };
}

/** Without `days`, an end before the start is of the next day. Null unless both times or the duration are known. */
function calculateLength(times: {
  from: number | undefined;
  until: number | undefined;
  duration: number | null;
  days: number | null;
}): number | null {
  const { from, until, duration, days } = times;
  if (from === undefined || until === undefined) return duration;
  if (days !== null && days !== 0) return until + days * MINUTES_PER_DAY - from;
  if (days === null && until < from) return until + MINUTES_PER_DAY - from;
  return until - from;
}

/** `finish` may exceed one day. */
function splitAtMidnight(date: CalendarDate, start: number, finish: number): FileSpan[] {
  const spans: FileSpan[] = [];
  for (let at = start; at < finish;) {
    const day = Math.floor(at / MINUTES_PER_DAY);
    const midnight = (day + 1) * MINUTES_PER_DAY;
    const end = Math.min(finish, midnight);
    spans.push({
      date: day === 0 ? date : addDays(date, day),
      start: at - day * MINUTES_PER_DAY,
      finish: end - day * MINUTES_PER_DAY,
    });
    at = end;
  }
  return spans;
}
