import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { CalendarDate } from '@/lib/calendar-date';
import { chosenDates } from '../model/registration';
import type { RegistrationMode } from '../model/registration-mode';
import type { RegistrationControl } from './registration-control';

export function useChosenDates(
  control: RegistrationControl,
  mode: RegistrationMode,
): readonly CalendarDate[] {
  const [isMultiple, leave_date, multi_date, ot_date] = useWatch({
    control,
    name: ['isMultiple', 'leave_date', 'multi_date', 'ot_date'],
  });
  return useMemo(
    () => chosenDates(mode, { isMultiple, leave_date, multi_date, ot_date }),
    [mode, isMultiple, leave_date, multi_date, ot_date],
  );
}
