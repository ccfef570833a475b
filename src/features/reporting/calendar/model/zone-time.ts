import { addDays, type CalendarDate } from '@/lib/calendar-date';
import { memoize } from '@/lib/memoize';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** The date of a local time; `wall` is that time in ms as if it were UTC. */
export function dateOfWall(wall: number): CalendarDate {
  return addDays('1970-01-01', Math.floor(wall / DAY_MS));
}

export const toMidnight = (wall: number): number => Math.floor(wall / DAY_MS) * DAY_MS;

/** A local time as `20261120T083000`. */
export function formatWall(wall: number): string {
  const parts = new Date(wall);
  const clock = [parts.getUTCHours(), parts.getUTCMinutes(), parts.getUTCSeconds()];
  return `${dateOfWall(wall).replaceAll('-', '')}T${clock.map((part) => String(part).padStart(2, '0')).join('')}`;
}

/** Outlook's names of common zones as IANA names. Source: windowsZones.xml of the Unicode CLDR. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'tokyo standard time': 'Asia/Tokyo',
  'korea standard time': 'Asia/Seoul',
  'china standard time': 'Asia/Shanghai',
  'taipei standard time': 'Asia/Taipei',
  'singapore standard time': 'Asia/Singapore',
  'se asia standard time': 'Asia/Bangkok',
  'myanmar standard time': 'Asia/Yangon',
  'bangladesh standard time': 'Asia/Dhaka',
  'nepal standard time': 'Asia/Kathmandu',
  'sri lanka standard time': 'Asia/Colombo',
  'india standard time': 'Asia/Kolkata',
  'pakistan standard time': 'Asia/Karachi',
  'arabian standard time': 'Asia/Dubai',
  'arab standard time': 'Asia/Riyadh',
  'israel standard time': 'Asia/Jerusalem',
  'turkey standard time': 'Europe/Istanbul',
  'russian standard time': 'Europe/Moscow',
  'fle standard time': 'Europe/Kyiv',
  'gtb standard time': 'Europe/Bucharest',
  'e. europe standard time': 'Europe/Chisinau',
  'south africa standard time': 'Africa/Johannesburg',
  'egypt standard time': 'Africa/Cairo',
  'romance standard time': 'Europe/Paris',
  'w. europe standard time': 'Europe/Berlin',
  'central europe standard time': 'Europe/Budapest',
  'central european standard time': 'Europe/Warsaw',
  'gmt standard time': 'Europe/London',
  'greenwich standard time': 'Atlantic/Reykjavik',
  utc: 'UTC',
  'e. south america standard time': 'America/Sao_Paulo',
  'argentina standard time': 'America/Buenos_Aires',
  'atlantic standard time': 'America/Halifax',
  'eastern standard time': 'America/New_York',
  'us eastern standard time': 'America/Indianapolis',
  'central standard time': 'America/Chicago',
  'central standard time (mexico)': 'America/Mexico_City',
  'mountain standard time': 'America/Denver',
  'us mountain standard time': 'America/Phoenix',
  'pacific standard time': 'America/Los_Angeles',
  'alaskan standard time': 'America/Anchorage',
  'hawaiian standard time': 'Pacific/Honolulu',
  'w. australia standard time': 'Australia/Perth',
  'cen. australia standard time': 'Australia/Adelaide',
  'aus eastern standard time': 'Australia/Sydney',
  'e. australia standard time': 'Australia/Brisbane',
  'new zealand standard time': 'Pacific/Auckland',
};

function windowsZone(name: string): string | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(WINDOWS_ZONES, key) ? WINDOWS_ZONES[key] : undefined;
}

/** Converts between local time (`wall`, in ms as if it were UTC) and UTC. */
export type Zone = {
  name: string;
  /** For a zone that neither the browser nor the file defines: its times are taken as written. */
  isUnknown?: true;
  toUtc: (wall: number) => number;
  toWall: (utc: number) => number;
};

/** `offsetAt` gives the offset to UTC at a moment, in ms. */
function createZone(name: string, offsetAt: (utc: number) => number): Zone {
  return {
    name,
    toWall: (utc) => utc + offsetAt(utc),
    // The first guess may lie beyond a clock change, so the offset is taken again there.
    toUtc: (wall) => wall - offsetAt(wall - offsetAt(wall)),
  };
}

export const UTC_ZONE = createZone('UTC', () => 0);

/** Finds a zone by its IANA or Windows name, or by a path that ends in one; null for an unknown name. */
export function findZone(name: string): Zone | null {
  const plain = name.trim().replace(/^"|"$/g, '');
  const path = plain.split('/');
  const names = [windowsZone(plain) ?? plain, path.slice(-3).join('/'), path.slice(-2).join('/')];
  return names.map(ianaZone).find((zone) => zone !== null) ?? null;
}

const ianaZone = memoize((name: string): Zone | null => {
  const format = createFormat(name);
  return format && createZone(name, (utc) => computeWall(format, utc) - Math.floor(utc / 1000) * 1000);
});

function createFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}

function computeWall(format: Intl.DateTimeFormat, utc: number): number {
  const parts = new Map(format.formatToParts(utc).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}
