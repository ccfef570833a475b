import type ICAL from 'ical.js';
import { toIcalTime, momentToUtc, readWall, type Moment, type RawEvent } from './event-parts';
import { dateOfWall, DAY_MS, UTC_ZONE, type Zone } from './zone-time';

/** No series that people make has more before the days that are shown. */
const MOST_STEPS = 20_000;
/** What repeats within a day is no meeting. */
const TOO_OFTEN = /^(SECONDLY|MINUTELY|HOURLY)$/;
/** Two walls never differ by more. */
const APART = 2 * DAY_MS;

/** From `from` until before `to`, by the wall of who reads it. */
export type Window = { from: number; to: number };

/** `event` gives the title and all else; `start` is its own moment, `from` and `to` are the same by the wall of who reads it. */
export type Occurrence = { event: RawEvent; start: Moment } & Window;

/**
 * When an event takes place, as far as it reaches into a window: once, or as often as its rules say, without what is taken out.
 * `moved` are the events of the file that take the place of an occurrence, or of all from one on; each is an event of its own too.
 *
 * @throws an `Error` for rules that cannot be followed.
 */
export function findOccurrences(
  event: RawEvent,
  moved: readonly RawEvent[],
  window: Window,
  own: Zone,
): Occurrence[] {
  const { start, rules, added, removed } = event;
  const named = moved.flatMap(({ replaces }) => replaces ?? []);
  const later = moved
    .flatMap((to) => (to.replaces && to.movesLater ? { to, from: wallIn(event, to.replaces) } : []))
    .sort((one, other) => one.from - other.from);
  const shifts = later.map(({ to, from }) => to.start.wall - from);
  const longest = Math.max(event.length, ...later.map(({ to }) => to.length));
  const reach = {
    from: window.from - longest - Math.max(0, ...shifts) - APART,
    to: window.to - Math.min(0, ...shifts) + APART,
  };
  const walls = new Set([
    ...(endsBeforeStart(event) ? [] : [start.wall]),
    ...added.map((moment) => wallIn(event, moment)),
    ...rules.flatMap((rule) => listWalls(rule, start, reach)),
  ]);
  const gone = new Set([...removed, ...named].map((moment) => nameIn(event, moment)));
  return [...walls]
    .filter((wall) => !gone.has(String(wall)) && !gone.has(dateOfWall(wall)))
    .map((wall) => {
      const last = later.findLast(({ from }) => from <= wall);
      if (!last) return placed(event, { ...start, wall }, own);
      return placed(last.to, { ...last.to.start, wall: last.to.start.wall + wall - last.from }, own);
    })
    .filter(({ from, to }) => from < window.to && (to > window.from || from >= window.from))
    .sort((one, other) => one.from - other.from);
}

/** Calendar programs show nothing of a series whose rules end before its first day. */
export function endsBeforeStart({ start, rules }: RawEvent): boolean {
  return rules.length > 0 && rules.every((rule) => findEnd(rule, start) < start.wall);
}

function placed(event: RawEvent, start: Moment, own: Zone): Occurrence {
  const from = start.isDate ? start.wall : own.toWall(momentToUtc(start));
  const to = start.isDate ? from : own.toWall(momentToUtc(start) + event.length);
  // Where clocks are put back meanwhile, its end may be told as its beginning, or before.
  return { event, start, from, to: to > from ? to : from + event.length };
}

/** Which occurrence of a series a moment names, by the wall of the series: programs name them in other zones, and days by times. */
function wallIn({ start }: RawEvent, moment: Moment): number {
  if (start.isDate) return findDay(moment, start.zone);
  if (moment.isDate) return moment.wall + start.wall - toMidnight(start.wall);
  return moment.zone === start.zone ? moment.wall : start.zone.toWall(momentToUtc(moment));
}

/** Two that name the same occurrence have the same name; a day names all that begin on it. */
function nameIn(event: RawEvent, moment: Moment): string {
  return moment.isDate && !event.start.isDate ? dateOfWall(moment.wall) : String(wallIn(event, moment));
}

const toMidnight = (wall: number) => Math.floor(wall / DAY_MS) * DAY_MS;

/** The day that a moment means: in UTC it is midnight there, else a time of the calendar's zone. */
function findDay({ wall, zone }: Moment, calendarZone: Zone): number {
  const isElsewhere = zone === UTC_ZONE && wall !== toMidnight(wall);
  return toMidnight(isElsewhere ? calendarZone.toWall(wall) : wall);
}

/** The last moment at which an occurrence may begin, by the wall of the series. */
function findEnd({ until }: ICAL.Recur, { isDate, zone }: Moment): number {
  if (!until) return Infinity;
  const moment = { wall: readWall(until), zone: until.zone?.tzid === 'UTC' ? UTC_ZONE : zone };
  if (isDate) return findDay({ ...moment, isDate }, zone);
  if (until.isDate) return moment.wall + DAY_MS - 1;
  return zone.toWall(moment.zone.toUtc(moment.wall));
}

function listWalls(rule: ICAL.Recur, start: Moment, reach: Window): number[] {
  if (TOO_OFTEN.test(rule.freq)) throw new Error('Repeats too often');
  const own = rule.clone();
  const end = Math.min(reach.to, findEnd(rule, start));
  own.until = null;
  const iterator = own.iterator(toIcalTime(findNearStart(rule, start.wall, reach.from)));
  const walls: number[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = iterator.next();
    if (!next) return walls;
    const at = readWall(next);
    if (at > end) return walls;
    if (at >= reach.from && at >= start.wall) walls.push(at);
  }
  throw new Error('Repeats too often');
}

/** A start so near to the window that its rule meets it on the same days; years of a daily meeting are not walked through. */
function findNearStart(rule: ICAL.Recur, wall: number, from: number): number {
  const days = { DAILY: 1, WEEKLY: 7 }[rule.freq];
  if (!days || rule.count) return wall;
  const span = days * Math.max(1, rule.interval) * DAY_MS;
  return wall + Math.max(0, Math.floor((from - wall) / span) - 1) * span;
}
