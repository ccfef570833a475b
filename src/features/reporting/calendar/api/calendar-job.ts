import type { CalendarQuestion, CalendarReading } from '../model/calendar-event';
import { CalendarError, type CalendarFault } from '../model/calendar-text';
import { decodeCalendar } from '../model/decode-calendar';
import { readCalendar } from '../model/read-calendar';

/** What the worker is asked. */
export type CalendarJob = { file: Blob; question: CalendarQuestion };

/** What it says to the page. */
export type CalendarReport =
  | { kind: 'read'; reading: CalendarReading }
  | { kind: 'refused'; fault: CalendarFault }
  | { kind: 'failed'; reason: string };

/** What the worker does with a calendar file. */
export async function readCalendarJob({ file, question }: CalendarJob): Promise<CalendarReport> {
  try {
    const text = decodeCalendar(new Uint8Array(await file.arrayBuffer()));
    return { kind: 'read', reading: readCalendar(text, question) };
  } catch (error) {
    if (error instanceof CalendarError) return { kind: 'refused', fault: error.fault };
    return { kind: 'failed', reason: String(error) };
  }
}
