import { addDays, type CalendarDate } from '@/lib/calendar-date';
import { HOME_ZONE } from '@/lib/home-zone';
import { MINUTES_PER_DAY, toClockTime } from '@/lib/time-slot';
import type { StaffSlots } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import { NO_NAMES } from '@/features/work/model/slot-patch';
import { timelineBlocks, type TimelineBlock } from '../../painter/model/timeline-blocks';
import { dateOfWall, DAY_MS } from './wall-date';

type Options = {
  dates: readonly CalendarDate[];
  /** What an event is called. */
  titleOf: (block: TimelineBlock) => string;
  /** Names this product in the file, and in the names of its events. */
  product: string;
  /** When the file is made. */
  at: Date;
};

const MINUTE_MS = 60_000;

/** Longest line of a file, in bytes. Source: RFC 5545, 3.1. */
const LONGEST_LINE = 75;

const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${HOME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * What somebody recorded on these days as a calendar file (RFC 5545): an event for each stretch of the same work. Its name stays the same
 * as long as it begins at the same time, so that a calendar that reads the file again changes the event and adds none.
 */
export function writeCalendar(
  { staffId, days }: StaffSlots,
  { dates, titleOf, product, at }: Options,
): string {
  const utc = at.getTime();
  const stamp = `${timeOf(dateOfWall(utc), Math.floor((utc % DAY_MS) / MINUTE_MS))}Z`;
  const host = product.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const events = dates.flatMap((date) =>
    timelineBlocks({
      ...{ staffId, date, names: NO_NAMES, painted: new Map() },
      recorded: slotsOn(days, date),
    }).flatMap((block) => [
      'BEGIN:VEVENT',
      `UID:${staffId}-${timeOf(date, block.start)}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;TZID=${HOME_ZONE}:${timeOf(date, block.start)}`,
      `DTEND;TZID=${HOME_ZONE}:${timeOf(date, block.finish)}`,
      `SUMMARY:${escaped(titleOf(block))}`,
      'END:VEVENT',
    ]),
  );
  const name = escaped(product);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${name}//${name}//EN`, 'CALSCALE:GREGORIAN'];
  return [...head, 'METHOD:PUBLISH', ...ZONE, ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}

/** `20261120T083000`; the end of a day is the beginning of the next. */
function timeOf(date: CalendarDate, minutes: number): string {
  const [day, at] = minutes === MINUTES_PER_DAY ? [addDays(date, 1), 0] : [date, minutes];
  return `${day.replaceAll('-', '')}T${toClockTime(at).replace(':', '')}00`;
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** A line that is too long goes on in the next one, after a blank; no letter is divided. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LONGEST_LINE) {
      parts.push('');
      // The blank counts.
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n ');
}
