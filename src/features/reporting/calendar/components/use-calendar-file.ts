import { startTransition, useEffect, useState } from 'react';
import { today, type CalendarDate } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { readCalendarFile, type CalendarAnswer } from '../api/read-calendar-file';

/**
 * A calendar file of somebody's own, and what it holds on the days that are shown. It is held by the page alone, as long as that
 * stands, and read again for other days.
 */
export function useCalendarFile(dates: readonly CalendarDate[]) {
  const { email } = useSignedInStaff();
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<CalendarAnswer | null>(null);
  const [first = today(), last = first] = [dates[0], dates.at(-1)];

  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    const question = { first, last, address: email ?? '' };
    void readCalendarFile(file, question, controller.signal).then((read) => {
      // A full week is a hundred elements: they are drawn between what the user does.
      if (!controller.signal.aborted) startTransition(() => setAnswer(read));
    });
    return () => controller.abort();
  }, [file, first, last, email]);

  return {
    file,
    answer: file ? answer : null,
    take: (chosen: File) => {
      setAnswer(null);
      setFile(chosen);
    },
    close: () => setFile(null),
  };
}
