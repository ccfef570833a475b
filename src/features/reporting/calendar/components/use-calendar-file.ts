import { startTransition, useEffect, useState } from 'react';
import { ownZone, type CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { readCalendarFile, type CalendarAnswer } from '../api/read-calendar-file';

export function useCalendarFile(dates: readonly CalendarDate[]) {
  const { email } = useSignedInStaff();
  const [file, setFile] = useState<File | null>(null);
  const [latest, setLatest] = useState<{ answer: CalendarAnswer; days: string } | null>(null);
  const [first] = dates;
  const last = dates.at(-1);
  invariant(first && last, 'the timeline shows days');
  const days = `${first} ${last}`;

  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    const question = { first, last, address: email ?? '', zone: ownZone() };

    async function read(chosen: File): Promise<void> {
      const answer = await readCalendarFile(chosen, question, controller.signal);
      // A transition, because drawing the hundred elements of a full week would delay the user's input.
      if (!controller.signal.aborted) startTransition(() => setLatest({ answer, days }));
    }

    void read(file);
    return () => controller.abort();
  }, [file, first, last, days, email]);

  return {
    file,
    /** While `isReading`, the answer for the days shown before. */
    answer: (file && latest?.answer) ?? null,
    isReading: file !== null && latest?.days !== days,
    open: (chosen: File) => {
      setLatest(null);
      setFile(chosen);
    },
    close: () => setFile(null),
  };
}
