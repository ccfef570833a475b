import { addDays, type CalendarDate } from '@/lib/calendar-date';
import { HOME_ZONE } from '@/lib/home-zone';
import { invariant } from '@/lib/invariant';
import type { CalendarEvent, CalendarQuestion, CalendarReading } from './calendar-event';
import { splitCalendar } from './calendar-text';
import { readEvent, utcOf, zonesOf, type Moment, type RawEvent } from './event-parts';
import { occurrencesOf } from './occurrences';
import { dateOfWall, DAY_MS } from './wall-date';
import { findZone, type Zone } from './zone-time';

const MINUTE = 60_000;
/** What nobody could tell apart on one day. */
const MOST_PER_DAY = 12;

/**
 * What a calendar file holds on some days, by the clocks of the company: occurrences of series, moved ones at their new times, without
 * cancelled and declined ones, each event once. What lasts past midnight is split by day; what fills a day is a hint.
 *
 * @throws {CalendarError} for a file that is no calendar, ends too early, or holds too many events.
 */
export function readCalendar(text: string, { first, last, address }: CalendarQuestion): CalendarReading {
  const home = findZone(HOME_ZONE);
  invariant(home, 'the browser knows the zone of the company');
  const parts = splitCalendar(text);
  const unknown = new Set<string>();
  const zones = zonesOf(parts.zones, home, (name) => unknown.add(name));
  const read = parts.events.map((part) => readEvent(part, zones, address));
  const events = newestOf(read.filter((event) => event !== null));
  const reading: CalendarReading = {
    ...{ events: [], hints: [], declined: 0, leftOut: 0, unknownZones: [...unknown] },
    unreadable: read.filter((event) => event === null).length,
  };
  const window = { from: home.toUtc(Date.parse(first)), to: home.toUtc(Date.parse(addDays(last, 1))) };
  const movedOf = movedByUid(events);
  for (const event of events) {
    try {
      const moved = event.replaces ? [] : (movedOf.get(event.uid) ?? []);
      const starts = occurrencesOf(event, moved, window);
      if (event.isCancelled) continue;
      if (event.isDeclined) reading.declined += starts.length;
      else for (const start of starts) addOccurrence(reading, event, start, { home, first, last });
    } catch {
      reading.unreadable++;
    }
  }
  return limited(reading);
}

/** Each event once: of several with the same name the newest version, else the last one. */
function newestOf(events: readonly RawEvent[]): RawEvent[] {
  const found = new Map<string, RawEvent>();
  events.forEach((event, index) => {
    const name =
      event.uid === '' ? `#${index}` : `${event.uid} ${event.replaces ? utcOf(event.replaces) : ''}`;
    const before = found.get(name);
    if (!before || event.version >= before.version) found.set(name, event);
  });
  return [...found.values()];
}

function movedByUid(events: readonly RawEvent[]): Map<string, Moment[]> {
  const found = new Map<string, Moment[]>();
  for (const { uid, replaces } of events) {
    if (replaces) found.set(uid, [...(found.get(uid) ?? []), replaces]);
  }
  return found;
}

type Days = { home: Zone; first: CalendarDate; last: CalendarDate };

function addOccurrence(reading: CalendarReading, event: RawEvent, utc: number, { home, first, last }: Days) {
  const { title, start, length } = event;
  const from = home.toWall(utc);
  const to = start.isDate ? from + length : home.toWall(utc + length);
  const midnight = Math.floor(from / DAY_MS) * DAY_MS;
  for (let day = Math.max(midnight, Date.parse(first)); day < to || day === midnight; day += DAY_MS) {
    const date = dateOfWall(day);
    if (date > last) return;
    const id = `${event.uid || title} ${utc} ${date}`;
    const [begin, finish] = [Math.max(from, day), Math.min(to, day + DAY_MS)];
    if (finish - begin === DAY_MS) reading.hints.push({ id, title, date });
    else
      reading.events.push({
        id,
        title,
        date,
        start: minutesOf(begin - day),
        finish: minutesOf(finish - day),
      });
  }
}

const minutesOf = (ms: number) => Math.round(ms / MINUTE);

/** In the order of time, no more of a day than can be looked at. */
function limited(reading: CalendarReading): CalendarReading {
  const counts = new Map<CalendarDate, number>();
  const isIn = ({ date }: { date: CalendarDate }) => {
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    return count <= MOST_PER_DAY;
  };
  const events = [...reading.events].sort(inTime).filter(isIn);
  counts.clear();
  const hints = reading.hints.filter(isIn);
  const all = reading.events.length + reading.hints.length;
  return { ...reading, events, hints, leftOut: all - events.length - hints.length };
}

function inTime(one: CalendarEvent, other: CalendarEvent): number {
  return one.date === other.date ? one.start - other.start : one.date < other.date ? -1 : 1;
}
