import ICAL from 'ical.js';
import { memoize } from '@/lib/memoize';
import { cleanTitle, type CalendarParts } from './calendar-text';
import { DAY_MS, findZone, UTC_ZONE, type Zone } from './zone-time';

/** `wall` is the local time in `zone`, in ms as if it were UTC. */
export type Moment = { wall: number; isDate: boolean; zone: Zone };

export type RawEvent = {
  uid: string;
  title: string;
  start: Moment;
  /** The zone in which the calendar shows times that are written in UTC. */
  calendarZone: Zone;
  /** In ms. */
  length: number;
  isCancelled: boolean;
  isDeclined: boolean;
  /** Marked as free by TRANSP (RFC 5545, 3.8.2.7) or by Outlook's busy status. */
  isFree: boolean;
  /** The occurrence of a series that this event replaces. */
  replaces: Moment | null;
  /** All later occurrences move by the same time (`RANGE=THISANDFUTURE`). */
  movesLater: boolean;
  rules: ICAL.Recur[];
  /** Extra and cancelled occurrences (RDATE, EXDATE). */
  added: Moment[];
  removed: Moment[];
  /** Sorts versions of the same event: SEQUENCE, then DTSTAMP. */
  version: string;
};

export type Zones = {
  find: (name: string) => Zone;
  /** For times that name no zone. */
  unnamed: Zone;
};

/** `own` is the reader's zone, whose times an unknown zone has. */
export function createZones({ zones, zone }: CalendarParts, own: Zone): Zones {
  const defined = new Map(zones.map(readZone).filter((entry) => entry !== null));
  const find = memoize(
    (name: string): Zone =>
      findZone(name) ?? defined.get(name) ?? { ...own, name: cleanTitle(name), isUnknown: true },
  );
  return { find, unnamed: zone ? find(zone) : own };
}

/** Reads the definition of a zone, with its name; null where ical.js cannot compute its times. */
function readZone(text: string): [string, Zone] | null {
  const component = parseComponent(text);
  const parts = component?.getAllSubcomponents() ?? [];
  const isWhole = (part: ICAL.Component) =>
    ['dtstart', 'tzoffsetfrom', 'tzoffsetto'].every((name) => part.hasProperty(name));
  if (!component || parts.length === 0 || !parts.every(isWhole)) return null;
  const zone = new ICAL.Timezone(component);
  const offset = (wall: number) => zone.utcOffset(toIcalTime(wall)) * 1000;
  try {
    offset(0);
  } catch {
    return null;
  }
  // ical.js finds offsets by local time, which is guessed first and corrected once.
  const toWall = (utc: number) => utc + offset(utc + offset(utc));
  return [zone.tzid, { name: cleanTitle(zone.tzid), toUtc: (wall) => wall - offset(wall), toWall }];
}

/** A local time (ms as if UTC) for ical.js, without a zone. */
export function toIcalTime(wall: number): ICAL.Time {
  const date = new Date(wall);
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  });
}

/** Returns the local time in ms as if UTC. */
export function readWall({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export const momentToUtc = ({ wall, zone }: Moment) => zone.toUtc(wall);

function parseComponent(text: string): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(text);
  } catch {
    return null;
  }
}

export function readEvent(text: string, zones: Zones, address: string): RawEvent | null {
  const component = parseComponent(text);
  try {
    return component && createEvent(component, zones, address);
  } catch {
    // ical.js parses values lazily, so reading one may throw.
    return null;
  }
}

function createEvent(component: ICAL.Component, zones: Zones, address: string): RawEvent | null {
  const readMoments = (name: string) =>
    component.getAllProperties(name).flatMap((property) => momentsIn(property, zones));
  const readText = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  const [start] = readMoments('dtstart');
  if (!start) return null;
  const [replaces = null] = readMoments('recurrence-id');
  const range = component.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? '';
  const [finish] = readMoments('dtend');
  return {
    uid: readText('uid'),
    title: cleanTitle(readText('summary')),
    start,
    calendarZone: zones.unnamed,
    length: computeLength(start, finish, component.getFirstPropertyValue('duration')),
    isCancelled: readText('status').toUpperCase() === 'CANCELLED',
    isDeclined: component.getAllProperties('attendee').some((attendee) => isRefusal(attendee, address)),
    isFree:
      readText('transp').toUpperCase() === 'TRANSPARENT' ||
      readText('x-microsoft-cdo-busystatus').toUpperCase() === 'FREE',
    replaces,
    movesLater: range.toUpperCase() === 'THISANDFUTURE',
    rules: component
      .getAllProperties('rrule')
      .map((rule) => rule.getFirstValue())
      .filter((rule) => rule instanceof ICAL.Recur),
    added: readMoments('rdate'),
    removed: readMoments('exdate'),
    version: `${readText('sequence').padStart(9, '0')} ${readText('dtstamp')}`,
  };
}

function computeLength(start: Moment, finish: Moment | undefined, duration: unknown): number {
  const writtenLength = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
  // Whole days are counted in local time, because clocks may change in between.
  if (start.isDate)
    return Math.max(1, Math.round((finish ? finish.wall - start.wall : writtenLength) / DAY_MS)) * DAY_MS;
  return Math.max(finish ? momentToUtc(finish) - momentToUtc(start) : writtenLength, 0);
}

function isRefusal(attendee: ICAL.Property, address: string): boolean {
  const attendeeAddress = String(attendee.getFirstValue() ?? '').replace(/^mailto:/i, '');
  const answer = attendee.getFirstParameter('partstat');
  return (
    address !== '' && attendeeAddress.toLowerCase() === address.toLowerCase() && /^declined$/i.test(answer)
  );
}

function momentsIn(property: ICAL.Property, zones: Zones): Moment[] {
  const name = property.getFirstParameter('tzid');
  return property.getValues().flatMap((value: unknown) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time) || Number.isNaN(readWall(time))) return [];
    const writtenZone = name && !time.isDate ? zones.find(name) : zones.unnamed;
    const zone = time.zone === ICAL.Timezone.utcTimezone ? UTC_ZONE : writtenZone;
    return [{ wall: readWall(time), isDate: time.isDate, zone }];
  });
}
