import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { chosenDates } from '../model/registration';
import type { RegistrationMode } from '../model/registration-mode';
import type { RegistrationControl } from './registration-control';

/** Returns the valid dates of the form: the same list until they change, so that typing renders no list or hint. */
export function useChosenDates(
  control: RegistrationControl,
  mode: RegistrationMode,
): readonly CalendarDate[] {
  // As text, which is compared by value.
  const datesText = useWatch({ control, compute: (input) => chosenDates(mode, input).join() });
  return useMemo(() => datesText.split(',').filter(isCalendarDate), [datesText]);
}
