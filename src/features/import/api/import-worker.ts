import * as z from 'zod/mini';
import { serve } from '@/api/worker';
import { invariant } from '@/lib/invariant';
import { checkHours, type HoursContext, type HoursQuestion } from '../hours/model/check-hours';
import { checkRows, type CheckContext, type CheckQuestion } from '../model/check-rows';
import { readSheets, type ReadOptions } from './read-sheets';

export type ImportJob = ReturnType<typeof createJob>;

/** Reads files and checks rows. The records to compare with are sent again only after a change. */
export function createJob() {
  // The content security policy forbids code generation.
  z.config({ jitless: true });
  let context: CheckContext | null = null;
  let hoursContext: HoursContext | null = null;
  return {
    read: ({ file, options }: { file: Blob; options: ReadOptions }) => readSheets(file, options),
    compareWith: (records: CheckContext) => {
      context = records;
    },
    check: (question: CheckQuestion) => {
      invariant(context, 'records came before the question');
      return checkRows(context, question);
    },
    compareHoursWith: (records: HoursContext) => {
      hoursContext = records;
    },
    checkHours: (question: HoursQuestion) => {
      invariant(hoursContext, 'records came before the question');
      return checkHours(hoursContext, question);
    },
  };
}

serve(createJob);
