import type ICAL from 'ical.js';
import { timeOf, utcOf, wallOf, type Moment, type RawEvent } from './event-parts';
import { dateOfWall, DAY_MS } from './wall-date';

/** No series that people make has more before the days that are shown. */
const MOST_STEPS = 20_000;
/** What repeats within a day is no meeting. */
const TOO_OFTEN = /^(SECONDLY|MINUTELY|HOURLY)$/;

/** From `from` until before `to`, in ms of UTC. */
export type Window = { from: number; to: number };

/**
 * When an event begins, as far as it reaches into a window: once, or as often as its rules say, without what is taken out.
 * `moved` names the occurrences that stand in the file as events of their own.
 *
 * @throws an `Error` for rules that cannot be followed.
 */
export function occurrencesOf(event: RawEvent, moved: readonly Moment[], window: Window): number[] {
  const { start, length, rules, added, removed } = event;
  const from = window.from - length;
  // Walls differ from UTC by less than a day.
  const walls = rules.flatMap((rule) =>
    wallsOf(rule, start, { from: from - DAY_MS, to: window.to + DAY_MS }),
  );
  const gone = new Set([...removed, ...moved].map(nameOf));
  const found = [start, ...added, ...walls.map((wall) => ({ ...start, wall }))]
    .filter((moment) => !gone.has(nameOf(moment)) && !gone.has(dayOf(moment)))
    .map(utcOf)
    .filter((utc) => utc < window.to && (utc > from || utc >= window.from));
  return [...new Set(found)].sort((one, other) => one - other);
}

/** Two that name the same occurrence have the same name, in whatever zone they say it. */
const nameOf = (moment: Moment) => (moment.isDate ? dayOf(moment) : String(utcOf(moment)));
const dayOf = ({ wall }: Moment) => dateOfWall(wall);

function wallsOf(rule: ICAL.Recur, { wall, zone }: Moment, window: Window): number[] {
  if (TOO_OFTEN.test(rule.freq)) throw new Error('Repeats too often');
  const own = rule.clone();
  // The end of a rule is told in UTC, its times are those of the wall.
  const { until } = rule;
  const last = until && (until.zone?.tzid === 'UTC' ? zone.toWall(wallOf(until)) : wallOf(until));
  const end = Math.min(window.to, last ? last + (until.isDate ? DAY_MS - 1 : 0) : Infinity);
  own.until = null;
  const iterator = own.iterator(timeOf(sooner(rule, wall, window.from)));
  const walls: number[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = iterator.next();
    if (!next) return walls;
    const at = wallOf(next);
    if (at > end) return walls;
    if (at >= window.from && at >= wall) walls.push(at);
  }
  throw new Error('Repeats too often');
}

/** A start so near to the window that its rule meets it on the same days; years of a daily meeting are not walked through. */
function sooner(rule: ICAL.Recur, wall: number, from: number): number {
  const days = { DAILY: 1, WEEKLY: 7 }[rule.freq];
  if (!days || rule.count) return wall;
  const span = days * Math.max(1, rule.interval) * DAY_MS;
  return wall + Math.max(0, Math.floor((from - wall) / span) - 1) * span;
}
