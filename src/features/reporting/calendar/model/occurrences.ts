import type ICAL from 'ical.js';
import { toIcalTime, momentToUtc, readWall, type Moment, type RawEvent } from './event-parts';
import { dateOfWall, DAY_MS, toMidnight, UTC_ZONE, type Zone } from './zone-time';

/** More steps than a real series needs to reach the shown days. */
const MOST_STEPS = 20_000;
/** Meetings do not repeat within a day. */
const TOO_OFTEN = /^(SECONDLY|MINUTELY|HOURLY)$/;
const MAX_WALL_DIFFERENCE = 2 * DAY_MS;

/** `from` is included, `to` is not. In the reader's local time, in ms as if UTC. */
export type TimeWindow = { from: number; to: number };

/** `start` is in the zone of the event. */
export type Occurrence = { event: RawEvent; start: Moment } & TimeWindow;

/**
 * Finds the occurrences that reach into a window. Each `moved` event replaces one, or also all later ones.
 *
 * @throws an `Error` for rules that cannot be followed.
 */
export function findOccurrences(
  event: RawEvent,
  moved: readonly RawEvent[],
  timeWindow: TimeWindow,
  own: Zone,
): Occurrence[] {
  const { start, rules, added, removed } = event;
  const replaced = moved.flatMap(({ replaces }) => replaces ?? []);
  const later = findLaterMoves(event, moved);
  const shifts = later.map(({ newEvent, from }) => newEvent.start.wall - from);
  const longest = Math.max(event.length, ...later.map(({ newEvent }) => newEvent.length));
  const reach = {
    from: timeWindow.from - longest - Math.max(0, ...shifts) - MAX_WALL_DIFFERENCE,
    to: timeWindow.to - Math.min(0, ...shifts) + MAX_WALL_DIFFERENCE,
  };
  const walls = new Set([
    ...(endsBeforeStart(event) ? [] : [start.wall]),
    ...added.map((moment) => toSeriesWall(event, moment)),
    ...rules.flatMap((rule) => listWalls(rule, start, reach)),
  ]);
  const excluded = new Set([...removed, ...replaced].map((moment) => occurrenceKey(event, moment)));
  return [...walls]
    .filter((wall) => !excluded.has(String(wall)) && !excluded.has(dateOfWall(wall)))
    .map((wall) => {
      const last = later.findLast(({ from }) => from <= wall);
      if (!last) return createOccurrence(event, { ...start, wall }, own);
      const { newEvent, from } = last;
      return createOccurrence(newEvent, { ...newEvent.start, wall: newEvent.start.wall + wall - from }, own);
    })
    .filter(({ from, to }) => from < timeWindow.to && (to > timeWindow.from || from >= timeWindow.from))
    .sort((a, b) => a.from - b.from);
}

/** Finds the events that move all occurrences of a series from a local time on, sorted by that time. */
function findLaterMoves(series: RawEvent, moved: readonly RawEvent[]) {
  return moved
    .flatMap((newEvent) =>
      newEvent.replaces && newEvent.movesLater
        ? { newEvent, from: toSeriesWall(series, newEvent.replaces) }
        : [],
    )
    .sort((a, b) => a.from - b.from);
}

/** True for a series whose rules end before its first day: calendar programs show nothing of it. */
export function endsBeforeStart({ start, rules }: RawEvent): boolean {
  return rules.length > 0 && rules.every((rule) => findEnd(rule, start) < start.wall);
}

function createOccurrence(event: RawEvent, start: Moment, own: Zone): Occurrence {
  const from = start.isDate ? start.wall : own.toWall(momentToUtc(start));
  const to = start.isDate ? from : own.toWall(momentToUtc(start) + event.length);
  // When clocks go back during an event, its end may be shown before its start.
  return { event, start, from, to: to > from ? to : from + event.length };
}

/** Programs write moments of a series in other zones, and dates as times. */
function toSeriesWall({ start }: RawEvent, moment: Moment): number {
  if (start.isDate) return findDay(moment, start.zone);
  if (moment.isDate) return moment.wall + start.wall - toMidnight(start.wall);
  return moment.zone === start.zone ? moment.wall : start.zone.toWall(momentToUtc(moment));
}

/** Equal for the same occurrence. A date gives the key of all occurrences on that day. */
function occurrenceKey(event: RawEvent, moment: Moment): string {
  return moment.isDate && !event.start.isDate ? dateOfWall(moment.wall) : String(toSeriesWall(event, moment));
}

/** Programs write a date as midnight in UTC; another UTC time is read in the calendar's zone. */
function findDay({ wall, zone }: Moment, calendarZone: Zone): number {
  const isElsewhere = zone === UTC_ZONE && wall !== toMidnight(wall);
  return toMidnight(isElsewhere ? calendarZone.toWall(wall) : wall);
}

function findEnd({ until }: ICAL.Recur, { isDate, zone }: Moment): number {
  if (!until) return Infinity;
  const moment = { wall: readWall(until), zone: until.zone?.tzid === 'UTC' ? UTC_ZONE : zone };
  if (isDate) return findDay({ ...moment, isDate }, zone);
  if (until.isDate) return moment.wall + DAY_MS - 1;
  return zone.toWall(moment.zone.toUtc(moment.wall));
}

function listWalls(rule: ICAL.Recur, start: Moment, reach: TimeWindow): number[] {
  if (TOO_OFTEN.test(rule.freq)) throw new Error('Repeats too often');
  const endless = rule.clone();
  const end = Math.min(reach.to, findEnd(rule, start));
  // `end` replaces `until`, which ical.js compares in another zone.
  endless.until = null;
  const iterator = endless.iterator(toIcalTime(findNearStart(rule, start.wall, reach.from)));
  const walls: number[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = iterator.next();
    if (!next) return walls;
    const at = readWall(next);
    if (at > end) return walls;
    if (at >= reach.from && at >= start.wall) walls.push(at);
  }
  throw new Error('Takes too many steps');
}

/** Skips the years before the window by whole intervals of the rule. */
function findNearStart(rule: ICAL.Recur, wall: number, from: number): number {
  const days = { DAILY: 1, WEEKLY: 7 }[rule.freq];
  if (!days || rule.count) return wall;
  const span = days * Math.max(1, rule.interval) * DAY_MS;
  return wall + Math.max(0, Math.floor((from - wall) / span) - 1) * span;
}
