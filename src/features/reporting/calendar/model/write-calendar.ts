import type { CalendarDate } from '@/lib/calendar-date';
import type { DaySlots, StaffSlots } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import { NO_NAMES } from '@/features/work/model/slot-patch';
import { timelineBlocks, type TimelineBlock } from '../../painter/model/timeline-blocks';
import { MINUTE_MS, formatWall } from './zone-time';

type Options = {
  dates: readonly CalendarDate[];
  formatTitle: (block: TimelineBlock) => string;
  product: string;
  at: Date;
};

/** Longest line of a file, in bytes. Source: RFC 5545, 3.1. */
const LONGEST_LINE = 75;

/**
 * Writes an event (RFC 5545) for each stretch of the same work, in UTC, which needs no zone definition. The
 * UID holds only person and start, so that another import of the file changes events instead of adding them.
 */
export function writeCalendar(
  { staffId, days }: StaffSlots,
  { dates, formatTitle, product, at }: Options,
): string {
  const stamp = `${formatWall(at.getTime())}Z`;
  const host = product.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const events = dates.flatMap((date) =>
    timelineBlocks({
      staffId,
      date,
      names: NO_NAMES,
      painted: new Map(),
      recorded: withoutWaitingMarks(slotsOn(days, date)),
    }).flatMap((block) => [
      'BEGIN:VEVENT',
      `UID:${staffId}-${formatWall(Date.parse(date) + block.start * MINUTE_MS)}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${toUtcTime(date, block.start)}`,
      `DTEND:${toUtcTime(date, block.finish)}`,
      `SUMMARY:${escapeText(formatTitle(block))}`,
      'END:VEVENT',
    ]),
  );
  const name = escapeText(product);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${name}//${name}//EN`, 'CALSCALE:GREGORIAN'];
  return [...head, 'METHOD:PUBLISH', ...events, 'END:VCALENDAR', ''].map(foldLine).join('\r\n');
}

/** The marks would split a stretch of which the outbox has sent a part. */
function withoutWaitingMarks(slots: DaySlots): DaySlots {
  return new Map([...slots].map(([minutes, { isWaiting: _, ...slot }]) => [minutes, slot]));
}

/** Converts the user's local time to UTC: `20261119T233000Z`. */
function toUtcTime(date: CalendarDate, minutes: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return `${formatWall(new Date(year, month - 1, day, 0, minutes).getTime())}Z`;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

const encoder = new TextEncoder();

/** Folds a long line as RFC 5545, 3.1 demands, never inside a character. */
function foldLine(line: string): string {
  const parts: string[] = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LONGEST_LINE) {
      parts.push('');
      // The leading blank counts as a byte.
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n ');
}
