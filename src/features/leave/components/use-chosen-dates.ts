import { useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import type { RegistrationInput } from '../fields';
import { chosenDates, type Registration } from '../model/registration';
import type { RegistrationMode } from '../model/registration-mode';

/** Returns the valid dates of the form: the same list until they change, so that typing renders no list or hint. */
export function useChosenDates(
  control: Control<RegistrationInput, unknown, Registration>,
  mode: RegistrationMode,
): readonly CalendarDate[] {
  // As text, which is compared by value.
  const datesText = useWatch({ control, compute: (input) => chosenDates(mode, input).join() });
  return useMemo(() => datesText.split(',').filter(isCalendarDate), [datesText]);
}
