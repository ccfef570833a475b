import { useCallback, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WorkInput, WorkPlan } from '../../model/work-form';
import { useReportingDraft } from '../draft/use-reporting-draft';

/** Clearing half hours begins by emptying the project, and ends when a project is chosen. */
export function useClearing({
  getValues,
  setValues,
  clearErrors,
}: UseFormReturn<WorkInput, unknown, WorkPlan>) {
  const hasProject = useReportingDraft(({ work }) => work.projectId !== '');
  const [isRequested, setIsRequested] = useState(false);
  const workBefore = useRef<Pick<WorkInput, 'projectId' | 'taskId'> | null>(null);
  if (isRequested && hasProject) setIsRequested(false);

  const startClearing = useCallback(() => {
    const { projectId, taskId } = getValues();
    workBefore.current = { projectId, taskId };
    clearErrors();
    setValues((values) => ({ ...values, projectId: '', taskId: '' }));
    setIsRequested(true);
  }, [getValues, setValues, clearErrors]);

  function endClearing() {
    const work = workBefore.current;
    if (work) setValues((values) => ({ ...values, ...work }));
    setIsRequested(false);
  }

  return { isClearing: isRequested && !hasProject, startClearing, endClearing };
}
