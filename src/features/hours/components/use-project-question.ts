import { useMemo } from 'react';
import type { ProjectHoursQuestion } from '../model/project-hours-form';
import { questionFieldsOf, readQuestion } from '../model/report-search';
import { useUrlFields } from './use-url-fields';

const NO_FIELDS = { start: null, end: null, weeks: null, q: null };

/** What the URL asks of the project hours, null where it asks nothing, and how to change it. */
export function useProjectQuestion() {
  const [params, write] = useUrlFields();
  const question = useMemo(() => readQuestion(params), [params]);
  const ask = (next: ProjectHoursQuestion | null) => write(next ? questionFieldsOf(next) : NO_FIELDS);
  return [question, ask] as const;
}
