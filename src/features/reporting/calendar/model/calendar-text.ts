import { formatWall } from './zone-time';

export type CalendarFault = 'notCalendar' | 'truncated' | 'tooMany';

export class CalendarError extends Error {
  constructor(readonly fault: CalendarFault) {
    super(fault);
  }
}

const MOST_EVENTS = 20_000;
const LONGEST_TITLE = 120;
/** Invisible characters, of which some reorder the text around a title, and characters without a glyph. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

const PART_EDGE = /^(BEGIN|END):\s*([\w-]+)\s*$/;
const DEFAULT_ZONE = /^X-WR-TIMEZONE(?:;[^:]*)?:\s*(.+?)\s*$/i;
const PROPERTY = /^[\w-]+[;:]/;

/** Each event and zone as its own text, so that one damaged part spoils no other. */
export type CalendarParts = {
  events: string[];
  zones: string[];
  /** For times without a zone; null without a default zone. */
  zone: string | null;
};

/**
 * Splits a file into its calendars, mostly one.
 *
 * @throws {CalendarError} for a file that is no calendar, ends too early, or holds too many events.
 */
export function splitCalendar(text: string): CalendarParts[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n|\r/);
  const calendars: CalendarParts[] = [];
  const open: string[] = [];
  let part: string[] = [];
  let count = 0;
  for (const line of lines) {
    const [, edge = '', name = ''] = PART_EDGE.exec(line.toUpperCase()) ?? [];
    if (edge === 'BEGIN') {
      if (open.length === 0 && name === 'VCALENDAR') calendars.push({ events: [], zones: [], zone: null });
      if (open.length === 1) part = [];
      open.push(name);
    }
    const calendar = open[0] === 'VCALENDAR' ? calendars.at(-1) : undefined;
    const [, zone] = DEFAULT_ZONE.exec(line) ?? [];
    if (calendar && zone && open.length === 1) calendar.zone = zone;
    // ical.js rejects an event with a line that is no property.
    if (PROPERTY.test(line)) part.push(offsetsToUtc(line));
    if (edge !== 'END') continue;
    if (open.pop() !== name) throw new CalendarError('truncated');
    if (!calendar || open.length !== 1) continue;
    if (name === 'VTIMEZONE') calendar.zones.push(part.join('\r\n'));
    if (name !== 'VEVENT') continue;
    calendar.events.push(part.join('\r\n'));
    count++;
    if (count > MOST_EVENTS) throw new CalendarError('tooMany');
  }
  if (calendars.length === 0) throw new CalendarError('notCalendar');
  if (open[0] === 'VCALENDAR') throw new CalendarError('truncated');
  return calendars;
}

const TIMES = /^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE|RRULE)[;:]/i;
const WITH_OFFSET = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)([+-])(\d\d):?(\d\d)/g;

/** Converts times with a numeric offset (`20261126T020000+0100`), which ical.js ignores, to UTC. */
function offsetsToUtc(line: string): string {
  if (!TIMES.test(line)) return line;
  return line.replace(WITH_OFFSET, (_time, ...parts: string[]) => {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
    const [sign, hours, minutes] = parts.slice(6);
    const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
    return `${formatWall(Date.UTC(year, month - 1, day, hour, minute - offset, second))}Z`;
  });
}

/** Puts a title on one line, without invisible characters, and cuts a long title. */
export function cleanTitle(title: string): string {
  const plain = title.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...plain];
  return characters.length > LONGEST_TITLE ? `${characters.slice(0, LONGEST_TITLE).join('')}…` : plain;
}
