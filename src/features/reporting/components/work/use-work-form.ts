import { useEffect } from 'react';
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import type { WorkInput } from '../../model/work-form';

export function useWorkForm(): UseFormReturn<WorkInput> {
  return useFormContext<WorkInput>();
}

/** A task needs a project, so emptying the project empties the task. Source: RP-3. */
export function useTaskFollowsProject(): void {
  const { subscribe, setValue } = useWorkForm();
  useEffect(
    () =>
      subscribe({
        name: 'projectId',
        formState: { values: true },
        callback: ({ values }) => {
          if (values.projectId === '' && values.taskId !== '') setValue('taskId', '');
        },
      }),
    [subscribe, setValue],
  );
}

export function useWorkInput(): WorkInput {
  const { control } = useWorkForm();
  // Copies the values, because the form changes them in place.
  return useWatch({ control, compute: (values) => ({ ...values }) });
}
