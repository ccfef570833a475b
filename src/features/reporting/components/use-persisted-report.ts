import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { writeUrlFields } from '@/lib/url-fields';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useFormDraft } from '@/session/use-form-draft';
import { useToday } from '@/ui/page/use-today';
import { lastWeekdays } from '../model/date-selection';
import { readReportingChoice, searchOf } from '../model/reporting-search';
import type { WorkInput, WorkPlan } from '../model/work-form';
import { useDraftStore, usePickedDates, useReportingDraft } from './use-reporting-draft';

/** The persisted draft of the reporting form: its fields, which are those of the draft, and the choice beside them. */
export function usePersistedReport(form: UseFormReturn<WorkInput, unknown, WorkPlan>) {
  const me = useSignedInStaff();
  const store = useDraftStore();
  const mode = useReportingDraft((draft) => draft.mode);
  const staffIds = useReportingDraft((draft) => draft.staffIds);
  const dates = usePickedDates();
  const day = useToday();
  const beside = useMemo(
    () => ({
      values: { mode, dates, staff: staffIds ?? [me.id] },
      start: { mode: 'multiple', dates: lastWeekdays(day), staff: [me.id] },
      // Whatever it holds is read as if it came from the URL, which forgives nonsense.
      restore: (values: object) => {
        const params = writeUrlFields(new URLSearchParams(), { ...searchOf(store.get()), ...values });
        store.dispatch({ type: 'takeOver', choice: readReportingChoice(params) });
      },
    }),
    [mode, dates, staffIds, day, me.id, store],
  );
  return useFormDraft(form, { screen: 'reporting', beside });
}
