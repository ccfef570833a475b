import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProjectHoursQuestion } from '../model/project-hours-form';
import { questionFieldsOf, readQuestion, writeFields } from '../model/report-search';

const NO_FIELDS = { start: null, end: null, weeks: null, q: null };

/** What the URL asks of the project hours, null where it asks nothing, and how to change it. */
export function useProjectQuestion() {
  const [params, setParams] = useSearchParams();
  const question = useMemo(() => readQuestion(params), [params]);
  function ask(next: ProjectHoursQuestion | null) {
    setParams((current) => writeFields(current, next ? questionFieldsOf(next) : NO_FIELDS), {
      preventScrollReset: true,
    });
  }
  return [question, ask] as const;
}
