import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { isPeople, readPerson } from './slot-reader';

/**
 * The answer of `staff/get` for one person, with `task_performance` and `task_performance_setting`: indexed by day and
 * period. Empty when the server knows the person no more. Unknown fields are ignored; a deleted project is null.
 */
export const staffSlotsSchema = mapped(z.custom<Parameters<typeof readPerson>[0]>(isPeople), readPerson);
