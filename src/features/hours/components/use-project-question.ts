import { useUrlState } from '@/ui/page/use-url-state';
import type { ProjectHoursQuestion } from '../model/project-hours-form';
import { questionFieldsOf, readQuestion } from '../model/report-search';

const NO_FIELDS = { start: null, end: null, weeks: null, q: null };

/** What the URL asks of the project hours, null where it asks nothing, and how to change it. */
export function useProjectQuestion() {
  const [question, change] = useUrlState(readQuestion);
  const ask = (next: ProjectHoursQuestion | null) =>
    change(next ? questionFieldsOf(next) : NO_FIELDS, { replace: false });
  return [question, ask] as const;
}
