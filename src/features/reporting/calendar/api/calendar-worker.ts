import { serve } from '@/api/worker';
import type { CalendarQuestion, CalendarReading } from '../model/calendar-event';
import { CalendarError, type CalendarFault } from '../model/calendar-text';
import { decodeCalendar } from '../model/decode-calendar';
import { readCalendar } from '../model/read-calendar';

type CalendarResult = { kind: 'read'; reading: CalendarReading } | { kind: 'refused'; fault: CalendarFault };

export const createJob = () => ({
  read: async ({ file, question }: { file: Blob; question: CalendarQuestion }): Promise<CalendarResult> => {
    try {
      const text = decodeCalendar(new Uint8Array(await file.arrayBuffer()));
      return { kind: 'read', reading: readCalendar(text, question) };
    } catch (error) {
      if (error instanceof CalendarError) return { kind: 'refused', fault: error.fault };
      throw error;
    }
  },
});

export type CalendarJob = ReturnType<typeof createJob>;

serve(createJob);
