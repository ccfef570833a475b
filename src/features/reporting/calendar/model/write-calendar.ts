import type { CalendarDate } from '@/lib/calendar-date';
import type { StaffSlots } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import { NO_NAMES } from '@/features/work/model/slot-patch';
import { timelineBlocks, type TimelineBlock } from '../../painter/model/timeline-blocks';
import { writtenTime } from './zone-time';

type Options = {
  dates: readonly CalendarDate[];
  /** What an event is called. */
  formatTitle: (block: TimelineBlock) => string;
  /** Names this product in the file, and in the names of its events. */
  product: string;
  /** When the file is made. */
  at: Date;
};

const MINUTE_MS = 60_000;

/** Longest line of a file, in bytes. Source: RFC 5545, 3.1. */
const LONGEST_LINE = 75;

/**
 * What somebody recorded on these days as a calendar file (RFC 5545): an event for each stretch of the same work. Its name stays the same
 * as long as it begins at the same time, so that a calendar that reads the file again changes the event and adds none. Half hours are
 * those of the user's own clock, and are written in UTC: every program reads that without the definition of a zone.
 */
export function writeCalendar(
  { staffId, days }: StaffSlots,
  { dates, formatTitle, product, at }: Options,
): string {
  const stamp = `${writtenTime(at.getTime())}Z`;
  const host = product.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const events = dates.flatMap((date) =>
    timelineBlocks({
      ...{ staffId, date, names: NO_NAMES, painted: new Map() },
      recorded: slotsOn(days, date),
    }).flatMap((block) => [
      'BEGIN:VEVENT',
      `UID:${staffId}-${writtenTime(Date.parse(date) + block.start * MINUTE_MS)}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${utcTime(date, block.start)}`,
      `DTEND:${utcTime(date, block.finish)}`,
      `SUMMARY:${escaped(formatTitle(block))}`,
      'END:VEVENT',
    ]),
  );
  const name = escaped(product);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${name}//${name}//EN`, 'CALSCALE:GREGORIAN'];
  return [...head, 'METHOD:PUBLISH', ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}

/** A minute of a day where the user is, as `20261119T233000Z`. */
function utcTime(date: CalendarDate, minutes: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return `${writtenTime(new Date(year, month - 1, day, 0, minutes).getTime())}Z`;
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
