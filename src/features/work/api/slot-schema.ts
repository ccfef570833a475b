import { readSchema } from '@/api/read-in-worker';
import { personSlots } from './slot-reader';

/**
 * The answer of `staff/get` for one person, with `task_performance` and `task_performance_setting`: indexed by day and
 * period. Empty when the server knows the person no more. Unknown fields are ignored; a deleted project is null.
 */
export const staffSlotsSchema = readSchema(personSlots);
