import { startTransition, useEffect, useState } from 'react';
import { today, type CalendarDate } from '@/lib/calendar-date';
import { ownZone } from '@/lib/home-zone';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { readCalendarFile, type CalendarAnswer } from '../api/read-calendar-file';

/**
 * A calendar file of somebody's own, and what it holds on the days that are shown. It is held by the page alone, as long as that
 * stands, and read again for other days.
 */
export function useCalendarFile(dates: readonly CalendarDate[]) {
  const { email } = useSignedInStaff();
  const [file, setFile] = useState<File | null>(null);
  const [answered, setAnswered] = useState<{ answer: CalendarAnswer; days: string } | null>(null);
  const [first = today(), last = first] = [dates[0], dates.at(-1)];
  const days = `${first} ${last}`;

  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    const question = { first, last, address: email ?? '', zone: ownZone() };
    void readCalendarFile(file, question, controller.signal).then((read) => {
      // A full week is a hundred elements: they are drawn between what the user does.
      if (!controller.signal.aborted) startTransition(() => setAnswered({ answer: read, days }));
    });
    return () => controller.abort();
  }, [file, first, last, days, email]);

  return {
    file,
    /** Belongs to the days that were shown before, while `isReading`. */
    answer: (file && answered?.answer) ?? null,
    isReading: file !== null && answered?.days !== days,
    take: (chosen: File) => {
      setAnswered(null);
      setFile(chosen);
    },
    close: () => setFile(null),
  };
}
