import * as z from 'zod/mini';
import { skipRows } from '@/api/unreadable-rows';
import { mapped } from '@/lib/schema-parts';
import { ReadSlots } from './decode-slots';
import { isPeople, readPerson, type People } from './slot-reader';

/**
 * The answer of `staff/get` for one person, with `task_performance` and `task_performance_setting`: indexed by day and
 * period. Empty when the server knows the person no more. Unknown fields are ignored; a deleted project is null.
 */
export const staffSlotsSchema = mapped(
  z.custom<People | ReadSlots>((answer) => answer instanceof ReadSlots || isPeople(answer)),
  (answer) => {
    if (!(answer instanceof ReadSlots)) return readPerson(answer);
    skipRows(answer.unreadable);
    return answer.slots;
  },
);
