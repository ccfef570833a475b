import ICAL from 'ical.js';
import { cleanTitle } from './calendar-text';
import { DAY_MS } from './wall-date';
import { findZone, UTC_ZONE, type Zone } from './zone-time';

/** When something is: what the clock on the wall of its zone shows, as if it were UTC, in ms. */
export type Moment = { wall: number; isDate: boolean; zone: Zone };

/** An event as a file has it, on its own or with what repeats it. */
export type RawEvent = {
  uid: string;
  title: string;
  start: Moment;
  /** In ms. */
  length: number;
  isCancelled: boolean;
  isDeclined: boolean;
  /** Which occurrence of a series it takes the place of. */
  replaces: Moment | null;
  rules: ICAL.Recur[];
  /** Further occurrences, and those that do not take place. */
  added: Moment[];
  removed: Moment[];
  /** The newest of those with the same name counts. */
  version: string;
};

export type Zones = { of: (name: string) => Zone; home: Zone };

/** The zones of a file: those that the browser knows by name, else as the file defines them; `onUnknown` hears of the others. */
export function zonesOf(
  definitions: readonly string[],
  home: Zone,
  onUnknown: (name: string) => void,
): Zones {
  const defined = new Map<string, Zone>();
  for (const text of definitions) {
    const component = componentOf(text);
    const zone = component && new ICAL.Timezone(component);
    if (zone?.tzid) defined.set(zone.tzid, definedZone(zone));
  }
  return {
    home,
    of(name) {
      const zone = findZone(name) ?? defined.get(name);
      if (!zone) onUnknown(cleanTitle(name));
      return zone ?? home;
    },
  };
}

function definedZone(zone: ICAL.Timezone): Zone {
  const offset = (wall: number) => zone.utcOffset(timeOf(wall)) * 1000;
  return { toUtc: (wall) => wall - offset(wall), toWall: (utc) => utc + offset(utc) };
}

/** A wall's time for ical.js, in no zone. */
export function timeOf(wall: number): ICAL.Time {
  const date = new Date(wall);
  return ICAL.Time.fromData({
    ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    ...{ hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds() },
  });
}

/** The same back. */
export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment in UTC; a day as a whole begins with the day where it is read. */
export const utcOf = ({ wall, zone }: Moment) => zone.toUtc(wall);

function componentOf(text: string): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(text);
  } catch {
    return null;
  }
}

/** Null for what is no event that can be read. */
export function readEvent(text: string, zones: Zones, address: string): RawEvent | null {
  const component = componentOf(text);
  try {
    return component && eventOf(component, zones, address);
  } catch {
    // Values are read when they are asked for.
    return null;
  }
}

function eventOf(component: ICAL.Component, zones: Zones, address: string): RawEvent | null {
  const momentsOf = (name: string) =>
    component.getAllProperties(name).flatMap((property) => momentsIn(property, zones));
  const textOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  const [start] = momentsOf('dtstart');
  if (!start) return null;
  const [replaces = null] = momentsOf('recurrence-id');
  const [finish] = momentsOf('dtend');
  return {
    uid: textOf('uid'),
    title: cleanTitle(textOf('summary')),
    start,
    length: lengthOf(start, finish, component.getFirstPropertyValue('duration')),
    isCancelled: textOf('status').toUpperCase() === 'CANCELLED',
    isDeclined: component.getAllProperties('attendee').some((attendee) => isRefusal(attendee, address)),
    replaces,
    rules: component
      .getAllProperties('rrule')
      .map((rule) => rule.getFirstValue())
      .filter((rule) => rule instanceof ICAL.Recur),
    added: momentsOf('rdate'),
    removed: momentsOf('exdate'),
    version: `${textOf('sequence').padStart(9, '0')} ${textOf('dtstamp')}`,
  };
}

function lengthOf(start: Moment, finish: Moment | undefined, duration: unknown): number {
  const told = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
  const length = finish ? utcOf(finish) - utcOf(start) : told;
  // A day without an end is one day.
  return Math.max(length, start.isDate ? DAY_MS : 0);
}

function isRefusal(attendee: ICAL.Property, address: string): boolean {
  const who = String(attendee.getFirstValue() ?? '').replace(/^mailto:/i, '');
  const answer = attendee.getFirstParameter('partstat');
  return address !== '' && who.toLowerCase() === address.toLowerCase() && /^declined$/i.test(answer);
}

function momentsIn(property: ICAL.Property, zones: Zones): Moment[] {
  const name = property.getFirstParameter('tzid');
  return property.getValues().flatMap((value: unknown) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time) || Number.isNaN(wallOf(time))) return [];
    const isUtc = time.zone === ICAL.Timezone.utcTimezone;
    const zone = isUtc ? UTC_ZONE : name && !time.isDate ? zones.of(name) : zones.home;
    return [{ wall: wallOf(time), isDate: time.isDate, zone }];
  });
}
