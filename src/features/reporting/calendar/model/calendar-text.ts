/** What is wrong with a calendar file as a whole. */
export type CalendarFault = 'notCalendar' | 'truncated' | 'tooMany';

/** Thrown with a fault for a name. */
export class CalendarError extends Error {
  constructor(readonly fault: CalendarFault) {
    super(fault);
  }
}

/** More events than anybody has. */
const MOST_EVENTS = 20_000;
const LONGEST_TITLE = 120;
/** Breaks the order of what follows, or is no character at all. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Events and zones of a calendar file, each as a text of its own, so that a bad one spoils no other. */
export type CalendarParts = { events: string[]; zones: string[] };

/** @throws {CalendarError} for what is no calendar, ends too early, or holds too many events. */
export function splitCalendar(text: string): CalendarParts {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n|\r/);
  const parts: CalendarParts = { events: [], zones: [] };
  const open: string[] = [];
  let part: string[] = [];
  let hasCalendar = false;
  for (const line of lines) {
    const [, edge, name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (edge?.toUpperCase() === 'BEGIN') {
      if (open.length === 0 && name.toUpperCase() !== 'VCALENDAR') throw new CalendarError('notCalendar');
      hasCalendar = true;
      if (open.length === 1) part = [];
      open.push(name.toUpperCase());
    }
    // A line that is no property would spoil its event.
    if (/^[\w-]+[;:]/.test(line)) part.push(line);
    if (edge?.toUpperCase() !== 'END') continue;
    if (open.pop() !== name.toUpperCase()) throw new CalendarError('truncated');
    if (open.length !== 1) continue;
    if (/^VEVENT$/i.test(name)) parts.events.push(part.join('\r\n'));
    if (/^VTIMEZONE$/i.test(name)) parts.zones.push(part.join('\r\n'));
    if (parts.events.length > MOST_EVENTS) throw new CalendarError('tooMany');
  }
  if (!hasCalendar) throw new CalendarError('notCalendar');
  if (open.length > 0) throw new CalendarError('truncated');
  return parts;
}

/** A title as it can be shown: on one line, without what cannot be seen, not too long. */
export function cleanTitle(title: string): string {
  const plain = title.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...plain];
  return characters.length > LONGEST_TITLE ? `${characters.slice(0, LONGEST_TITLE).join('')}…` : plain;
}
