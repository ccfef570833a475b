import { addDays, HOME_ZONE } from '@/lib/calendar-date';
import { groupBy } from '@/lib/group-by';
import type { CalendarEvent, CalendarQuestion, CalendarReading, DayHint } from './calendar-event';
import { splitCalendar } from './calendar-text';
import { createZones, momentToUtc, readEvent, type RawEvent } from './event-parts';
import { endsBeforeStart, findOccurrences, type Occurrence, type TimeWindow } from './occurrences';
import { dateOfWall, DAY_MS, findZone, MINUTE_MS, toMidnight, UTC_ZONE, type Zone } from './zone-time';

/** More events of one day would be too narrow to read. */
const MOST_PER_DAY = 12;

/**
 * Reads events in the reader's local time, each once: moved occurrences at their new times, without cancelled
 * and declined ones. An event past midnight is split by day; whole days and free time are hints.
 *
 * @throws {CalendarError} for a file that is no calendar, ends too early, or holds too many events.
 */
export function readCalendar(
  text: string,
  { first, last, address, zone }: CalendarQuestion,
): CalendarReading {
  const own = findZone(zone) ?? UTC_ZONE;
  const read = splitCalendar(text).flatMap((calendar) => {
    const zones = createZones(calendar, own);
    return calendar.events.map((part) => readEvent(part, zones, address));
  });
  const events = keepNewest(read.filter((event) => event !== null));
  const timeWindow = { from: Date.parse(first), to: Date.parse(addDays(last, 1)) };
  const { occurrences, endedEarly, invalidRules } = findAllOccurrences(events, timeWindow, own);
  const confirmed = occurrences.filter(({ event }) => !event.isCancelled);
  const shown = confirmed.filter(({ event }) => !event.isDeclined);
  const parts = makeIdsUnique(shown.flatMap((occurrence) => splitByDay(occurrence, { first, last })));
  const timed = keepFirstPerDay(parts.flatMap((part) => (isHint(part) ? [] : part)));
  const hints = keepFirstPerDay(parts.filter(isHint));
  return {
    events: timed,
    hints,
    declined: confirmed.length - shown.length,
    unreadable: read.filter((event) => event === null).length + invalidRules,
    leftOut: parts.length - timed.length - hints.length,
    endedEarly,
    ...describeZones(shown, own),
  };
}

/** Keeps the newest version of each event; of equal versions, the last. */
function keepNewest(events: readonly RawEvent[]): RawEvent[] {
  const found = new Map<string, RawEvent>();
  events.forEach((event, index) => {
    const key =
      event.uid === '' ? `#${index}` : `${event.uid} ${event.replaces ? momentToUtc(event.replaces) : ''}`;
    const before = found.get(key);
    if (!before || event.version >= before.version) found.set(key, event);
  });
  return [...found.values()];
}

/** `invalidRules` counts events whose rules cannot be followed. */
function findAllOccurrences(events: readonly RawEvent[], timeWindow: TimeWindow, own: Zone) {
  const movedByUid = groupBy(
    events.filter(({ replaces }) => replaces),
    ({ uid }) => uid,
  );
  const occurrences: Occurrence[] = [];
  let endedEarly = 0;
  let invalidRules = 0;
  for (const event of events) {
    try {
      const moved = event.replaces ? [] : (movedByUid.get(event.uid) ?? []);
      occurrences.push(...findOccurrences(event, moved, timeWindow, own));
      const isInside = event.start.wall >= timeWindow.from && event.start.wall < timeWindow.to;
      if (isInside && endsBeforeStart(event)) endedEarly++;
    } catch {
      invalidRules++;
    }
  }
  return { occurrences, endedEarly, invalidRules };
}

type DayPart = CalendarEvent | DayHint;

const isHint = (part: DayPart): part is DayHint => 'kind' in part;

function splitByDay(
  { event, start, from, to }: Occurrence,
  { first, last }: Pick<CalendarQuestion, 'first' | 'last'>,
): DayPart[] {
  const { uid, title, isFree } = event;
  const midnight = toMidnight(from);
  const parts: DayPart[] = [];
  // `day === midnight` keeps an event without a length at midnight.
  for (let day = Math.max(midnight, Date.parse(first)); day < to || day === midnight; day += DAY_MS) {
    const date = dateOfWall(day);
    if (date > last) break;
    const id = `${uid || title} ${momentToUtc(start)} ${date}`;
    const begin = Math.max(from, day);
    const finish = Math.min(to, day + DAY_MS);
    const times = { start: toMinutes(begin - day), finish: toMinutes(finish - day) };
    if (finish - begin === DAY_MS) parts.push({ id, title, date, kind: 'allDay', times: null });
    else if (isFree) parts.push({ id, title, date, kind: 'free', times });
    else parts.push({ id, title, date, ...times });
  }
  return parts;
}

/** Ids are equal for events without a UID, and for an occurrence that was moved onto another. */
function makeIdsUnique(parts: readonly DayPart[]): DayPart[] {
  return [...groupBy(parts, ({ id }) => id).values()].flatMap((equal) =>
    equal.map((part, index) => (index === 0 ? part : { ...part, id: `${part.id} #${index + 1}` })),
  );
}

function describeZones(
  shown: readonly Occurrence[],
  own: Zone,
): Pick<CalendarReading, 'zone' | 'unknownZones'> {
  const home = findZone(HOME_ZONE) ?? own;
  const timed = shown.filter(({ start }) => !start.isDate);
  const unknown = timed.filter(({ start }) => start.zone.isUnknown).map(({ start }) => start.zone.name);
  const others = timed.flatMap(({ event, start, from }) => {
    const zone = start.zone === UTC_ZONE ? event.calendarZone : start.zone;
    return zone.isUnknown || zone.toWall(momentToUtc(start)) === from ? [] : [zone.name];
  });
  const isAway = timed.some(({ start, from }) => home.toWall(momentToUtc(start)) !== from);
  return {
    zone: others.length > 0 || isAway ? { own: own.name, others: [...new Set(others)] } : null,
    unknownZones: [...new Set(unknown)],
  };
}

const toMinutes = (ms: number) => Math.round(ms / MINUTE_MS);

function keepFirstPerDay<Part extends DayPart>(parts: readonly Part[]): Part[] {
  const days = groupBy(parts.toSorted(compareTimes), ({ date }) => date);
  return [...days.values()].flatMap((day) => day.slice(0, MOST_PER_DAY));
}

/** Whole days come first. */
const findStart = (part: DayPart) => (isHint(part) ? (part.times?.start ?? -1) : part.start);

const compareTimes = (a: DayPart, b: DayPart) => a.date.localeCompare(b.date) || findStart(a) - findStart(b);
