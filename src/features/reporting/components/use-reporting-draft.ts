import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useFormDraft } from '@/session/use-form-draft';
import { useToday } from '@/ui/page/use-today';
import { lastWeekdays } from '../model/date-selection';
import type { ReportingInput } from '../model/reporting-form-schema';
import { pickedDates, type ReportingSearchChange } from '../model/reporting-search';
import type { WorkPlan } from '../model/work-form';
import { useReportingSearch } from './use-reporting-search';

/** The draft of the reporting form, with the dates and people, which stand in the URL. */
export function useReportingDraft(form: UseFormReturn<ReportingInput, unknown, WorkPlan>) {
  const me = useSignedInStaff();
  const [search, change] = useReportingSearch();
  const day = useToday();
  const beside = useMemo(
    () => ({
      values: { mode: search.mode, dates: pickedDates(search, day), staff: search.staff ?? [me.id] },
      start: { mode: 'multiple', dates: lastWeekdays(day), staff: [me.id] },
      // Whatever it holds is read from the URL again, which forgives nonsense.
      restore: (values: object) => change({ ...(values as ReportingSearchChange), date: null }),
    }),
    [search, day, me.id, change],
  );
  return useFormDraft(form, { screen: 'reporting', unkept: ['staffIds'], beside });
}
