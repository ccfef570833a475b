import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const readCalendar = (name: string) => readFileSync(join(import.meta.dirname, `${name}.ics`));

/** A file as one of the calendar programs writes it, by its name without the ending. */
export const calendarText = (name: string): string => readCalendar(name).toString('utf8');

/** The same as it lies on a disk. */
export const calendarFile = (name: string): Blob => new Blob([readCalendar(name)]);

type Event = { uid?: string; title?: string; lines: readonly string[] };

/** A calendar of these events. */
export function formatCalendar(...events: Event[]): string {
  const texts = events.map(({ uid = 'one', title = 'Meeting', lines }) =>
    ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'].join('\r\n'),
  );
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...texts, 'END:VCALENDAR', ''].join('\r\n');
}

/** An event of one hour in Tokyo, e.g. `hourAt('20261116T100000')`, or of other minutes. */
export const hourAt = (start: string, minutes = 60) => [
  `DTSTART;TZID=Asia/Tokyo:${start}`,
  `DURATION:PT${minutes}M`,
];
