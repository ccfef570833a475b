import * as z from 'zod/mini';
import { dateProblem, reportTo } from '@/i18n/form-checks';

/** A day of joining, or none. */
export const sinceFormSchema = z.object({ since: z.string() }).check((payload) => {
  const { since } = payload.value;
  const problem = since && dateProblem(since);
  if (problem) reportTo<'since'>(payload)('since', problem);
});
