import { useEffect, useRef, useState } from 'react';
import { readCalendarFile, type CalendarAnswer } from '@/features/reporting/calendar/api/read-calendar-file';
import { addMonths, ownZone } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';
import type { FoundHoliday } from '../model/holiday-file';

/** `hasTimed`: the file also has events of less than a day. */
type HolidayCalendar = { name: string; days: readonly FoundHoliday[]; hasTimed: boolean };

type RefusedCalendar = { name: string; fault: Extract<CalendarAnswer, { kind: 'refused' }>['fault'] };

/** Published calendars cover a few years. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 48;

/** A newer file replaces the days of an earlier file; a refused file does not. */
export function useHolidayCalendar() {
  const today = useToday();
  const [calendar, setCalendar] = useState<HolidayCalendar | null>(null);
  const [refused, setRefused] = useState<RefusedCalendar | null>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function readFile(file: File) {
    const controller = new AbortController();
    reading.current?.abort();
    reading.current = controller;
    const first = addMonths(today, -MONTHS_BACK);
    const last = addMonths(today, MONTHS_AHEAD);
    // Without an own address no event is omitted as declined.
    const address = '';
    const options = { zone: ownZone(), first, last, address };
    const answer = await readCalendarFile(file, options, controller.signal);
    if (controller.signal.aborted) return;
    if (answer.kind === 'refused') {
      setRefused({ name: file.name, fault: answer.fault });
      return;
    }
    const { events, hints } = answer.reading;
    const days = hints.filter(({ times }) => times === null);
    setRefused(null);
    setCalendar({ name: file.name, days, hasTimed: events.length > 0 || days.length < hints.length });
  }

  return { calendar, refused, readFile };
}
