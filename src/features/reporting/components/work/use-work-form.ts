import { useEffect } from 'react';
import { useFormContext, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import type { WorkInput } from '../../model/work-form';

/** The part of a form that both screens share: work and time. */
export function useWorkForm(): UseFormReturn<WorkInput> {
  return useFormContext<WorkInput>();
}

/** A task needs a project: emptying one empties the other. Source: RP-3. */
export function useTaskFollowsProject({ subscribe, setValue }: UseFormReturn<WorkInput>): void {
  // The form is a store outside of React.
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

/** The current input of a form that holds at least a `WorkInput`; the same object until something changes. */
export function useWorkInput(control: Control<WorkInput>): WorkInput {
  // A copy: the form changes its own values in place.
  return useWatch({ control, compute: (values) => ({ ...values }) });
}
