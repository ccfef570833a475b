import { useEffect, useRef, useState } from 'react';
import { readCalendarFile } from '@/features/reporting/calendar/api/read-calendar-file';
import { addMonths, ownZone } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';
import type { FoundHoliday } from '../model/holiday-file';

/** The days in a calendar file; `timed` counts events that are not whole days. */
type HolidayCalendar = { name: string; days: readonly FoundHoliday[]; timed: number };

/** Published calendars cover a few years. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 48;

/**
 * Reads the whole days of a calendar file; a newer file replaces one that is still being read. `refusedName` names
 * a file that is no calendar.
 */
export function useHolidayCalendar() {
  const today = useToday();
  const [calendar, setCalendar] = useState<HolidayCalendar | null>(null);
  const [refusedName, setRefusedName] = useState<string | null>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function readFile(file: File) {
    const controller = new AbortController();
    reading.current?.abort();
    reading.current = controller;
    const first = addMonths(today, -MONTHS_BACK);
    const last = addMonths(today, MONTHS_AHEAD);
    const options = { zone: ownZone(), first, last, address: '' };
    const answer = await readCalendarFile(file, options, controller.signal);
    if (controller.signal.aborted) return;
    if (answer.kind === 'refused') {
      setCalendar(null);
      setRefusedName(file.name);
      return;
    }
    const { events, hints } = answer.reading;
    const days = hints.filter(({ times }) => times === null);
    setRefusedName(null);
    setCalendar({ name: file.name, days, timed: events.length + hints.length - days.length });
  }

  return { calendar, refusedName, readFile };
}
