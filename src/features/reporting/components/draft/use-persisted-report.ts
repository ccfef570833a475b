import { useCallback, useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { writeUrlFields } from '@/lib/url-fields';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useFormDraft } from '@/session/use-form-draft';
import { useToday } from '@/ui/page/use-today';
import { lastWeekdays } from '../../model/date-selection';
import { pickedDates } from '../../model/reporting-draft';
import { readReportingChoice, toSearchFields } from '../../model/reporting-search';
import type { WorkInput, WorkPlan } from '../../model/work-form';
import { useDraftStore } from './use-reporting-draft';

export function usePersistedReport(form: UseFormReturn<WorkInput, unknown, WorkPlan>) {
  const { id } = useSignedInStaff();
  const store = useDraftStore();
  const today = useToday();
  const readChoice = useCallback(() => {
    const draft = store.get();
    return {
      values: { mode: draft.mode, dates: pickedDates(draft, today), staff: draft.staffIds ?? [id] },
      start: { mode: 'multiple', dates: lastWeekdays(today), staff: [id] },
      // Stored values are parsed like a URL, whose schema accepts anything.
      restore: (values: object) => {
        const params = writeUrlFields(new URLSearchParams(), { ...toSearchFields(store.get()), ...values });
        store.dispatch({ type: 'takeOver', choice: readReportingChoice(params) });
      },
    };
  }, [store, today, id]);
  const persisted = useFormDraft(form, {
    screen: 'reporting',
    extraInput: useMemo(() => readChoice(), [readChoice]),
  });
  const { keeper } = persisted;
  // Subscribes, because rendering the form for each change would be slow.
  useEffect(() => store.subscribe(() => keeper.setExtraInput(readChoice())), [store, keeper, readChoice]);
  return persisted;
}
