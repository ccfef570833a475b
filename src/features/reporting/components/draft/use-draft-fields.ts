import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isPartOf } from '@/lib/same-fields';
import type { WorkInput, WorkPlan } from '../../model/work-form';
import { useDraftStore } from './use-reporting-draft';

export function useDraftFields(form: UseFormReturn<WorkInput, unknown, WorkPlan>): void {
  const store = useDraftStore();
  const { subscribe, getValues, setValues } = form;
  // Form and draft update each other; equal values are not written, which ends the loop.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => store.dispatch({ type: 'fillWork', work: getValues() }),
      }),
    [store, subscribe, getValues],
  );
  useEffect(
    () =>
      store.subscribe(() => {
        const { work } = store.get();
        if (!isPartOf(work, getValues())) setValues(work);
      }),
    [store, getValues, setValues],
  );
}
