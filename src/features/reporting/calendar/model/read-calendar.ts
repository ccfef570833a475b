import { addDays, HOME_ZONE, type CalendarDate } from '@/lib/calendar-date';
import type { CalendarEvent, CalendarQuestion, CalendarReading, DayHint } from './calendar-event';
import { splitCalendar } from './calendar-text';
import { createZones, momentToUtc, readEvent, type RawEvent } from './event-parts';
import { endsBeforeStart, findOccurrences, type Occurrence } from './occurrences';
import { dateOfWall, DAY_MS, findZone, UTC_ZONE, type Zone } from './zone-time';

const MINUTE_MS = 60_000;
/** More events of one day cannot be told apart on the screen. */
const MOST_PER_DAY = 12;

/**
 * Reads the events of some days in the reader's local time: occurrences of series, moved ones at their new
 * times, without cancelled and declined ones, each event once. An event past midnight is split by day; whole
 * days and free time are hints.
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
  const reading: CalendarReading = {
    events: [],
    hints: [],
    declined: 0,
    leftOut: 0,
    endedEarly: 0,
    zone: null,
    unknownZones: [],
    unreadable: read.filter((event) => event === null).length,
  };
  const window = { from: Date.parse(first), to: Date.parse(addDays(last, 1)) };
  const movedEvents = movedByUid(events);
  const found: Occurrence[] = [];
  for (const event of events) {
    try {
      const moved = event.replaces ? [] : (movedEvents.get(event.uid) ?? []);
      found.push(...findOccurrences(event, moved, window, own));
      const isInside = event.start.wall >= window.from && event.start.wall < window.to;
      if (isInside && endsBeforeStart(event)) reading.endedEarly++;
    } catch {
      reading.unreadable++;
    }
  }
  const confirmed = found.filter(({ event }) => !event.isCancelled);
  reading.declined = confirmed.filter(({ event }) => event.isDeclined).length;
  const shown = confirmed.filter(({ event }) => !event.isDeclined);
  for (const occurrence of shown) addOccurrence(reading, occurrence, { first, last });
  return limitPerDay({ ...reading, ...describeZones(shown, own) });
}

/** The newest version of each event; without versions the last one. */
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

function movedByUid(events: readonly RawEvent[]): Map<string, RawEvent[]> {
  const found = new Map<string, RawEvent[]>();
  for (const event of events) {
    if (event.replaces) found.set(event.uid, [...(found.get(event.uid) ?? []), event]);
  }
  return found;
}

type Days = { first: CalendarDate; last: CalendarDate };

function addOccurrence(
  reading: CalendarReading,
  { event, start, from, to }: Occurrence,
  { first, last }: Days,
) {
  const { title, isFree } = event;
  const midnight = Math.floor(from / DAY_MS) * DAY_MS;
  for (let day = Math.max(midnight, Date.parse(first)); day < to || day === midnight; day += DAY_MS) {
    const date = dateOfWall(day);
    if (date > last) return;
    const id = `${event.uid || title} ${momentToUtc(start)} ${date}`;
    const begin = Math.max(from, day);
    const finish = Math.min(to, day + DAY_MS);
    const times = { start: toMinutes(begin - day), finish: toMinutes(finish - day) };
    if (finish - begin === DAY_MS) reading.hints.push({ id, title, date, kind: 'allDay', times: null });
    else if (isFree) reading.hints.push({ id, title, date, kind: 'free', times });
    else reading.events.push({ id, title, date, ...times });
  }
}

/** Zones whose shown times differ from the reader's or the company's, and unknown ones. */
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

function limitPerDay(reading: CalendarReading): CalendarReading {
  const counts = new Map<CalendarDate, number>();
  const fits = ({ date }: { date: CalendarDate }) => {
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    return count <= MOST_PER_DAY;
  };
  const events = [...reading.events].sort(compareTimes).filter(fits);
  counts.clear();
  const hints = [...reading.hints].sort(compareTimes).filter(fits);
  const all = reading.events.length + reading.hints.length;
  return { ...reading, events, hints, leftOut: all - events.length - hints.length };
}

/** Whole days come first. */
const findStart = (item: CalendarEvent | DayHint) =>
  'times' in item ? (item.times?.start ?? -1) : item.start;

function compareTimes(a: CalendarEvent | DayHint, b: CalendarEvent | DayHint): number {
  if (a.date === b.date) return findStart(a) - findStart(b);
  return a.date < b.date ? -1 : 1;
}
