import * as z from 'zod/mini';
import { dateProblem, reportTo } from '@/i18n/form-checks';

/** The day of joining from which members are listed; empty for all. */
export const sinceFormSchema = z.object({ since: z.string() }).check((payload) => {
  const { since } = payload.value;
  const problem = since && dateProblem(since);
  if (problem) reportTo<'since'>(payload)('since', problem);
});
