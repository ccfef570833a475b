import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { findWorkHours, type Employee } from '@/features/work/model/work-calendar';
import { useFormat } from '@/i18n/format';
import { daysBetween, isCalendarDate } from '@/lib/calendar-date';
import { hasModifier, isComposing } from '@/lib/key-press';
import { DateField } from '@/ui/form/date-field';
import { workDatesBetween } from '../model/work-dates';
import type { RegistrationControl } from './registration-control';

type WorkDaysAdderProps = {
  control: RegistrationControl;
  /** The person whose working days are added; until one is chosen, the usual working days apply. */
  person: Employee | undefined;
};

/** Two months: a longer list of added dates is hard to read. */
const MOST_DAYS = 62;
const NO_RANGE = { from: '', to: '' };

export function WorkDaysAdder({ control, person }: WorkDaysAdderProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { field } = useController({ control, name: 'multi_date' });
  const range = useForm({ defaultValues: NO_RANGE });
  const { from, to } = useWatch({ control: range.control });
  const {
    data: calendar,
    isPending,
    isLoadingError: isCalendarUnknown,
  } = useQuery(workCalendarQueries.all());
  const hasRange = isCalendarDate(from) && isCalendarDate(to);
  const dayCount = hasRange ? Math.abs(daysBetween(from, to)) + 1 : 0;
  const hours = findWorkHours(calendar, person);
  const canCount = hasRange && dayCount <= MOST_DAYS && !isPending;
  const dates = canCount ? workDatesBetween(from, to, hours) : [];
  const offDayCount = dayCount - dates.length;

  function add() {
    field.onChange([...new Set([...field.value, ...dates])].sort());
    // The pressed button is disabled until another range is chosen.
    range.setFocus('from');
    range.reset(NO_RANGE);
  }

  /** Adds the days of a typed range, in place of sending the form without them. */
  function addOnEnter(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLInputElement) || event.key !== 'Enter') return;
    if (hasModifier(event) || isComposing(event)) return;
    event.preventDefault();
    if (dates.length > 0) add();
  }

  function describeDates() {
    if (dayCount === 0) return t('dates.nothingToAdd');
    if (dayCount > MOST_DAYS) return t('dates.tooLong', { days: MOST_DAYS });
    if (isPending) return t('dates.counting');
    if (dates.length === 0) return t('dates.leftOut', { count: offDayCount });
    return t('dates.toAdd', { count: dates.length, dates: format.list(dates.map(format.dayOfMonth)) });
  }

  return (
    <Box>
      <Box
        onKeyDown={addOnEnter}
        sx={{
          display: 'grid',
          alignItems: 'end',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr)) auto' },
        }}
      >
        <DateField control={range.control} name="from" label={t('dates.from')} />
        <DateField control={range.control} name="to" label={t('dates.to')} />
        <Button variant="outlined" disabled={dates.length === 0} onClick={add}>
          {t('dates.add')}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
        <div>{describeDates()}</div>
        {dates.length > 0 && offDayCount > 0 && <div>{t('dates.leftOut', { count: offDayCount })}</div>}
        {canCount && isCalendarUnknown && <div>{t('dates.calendarUnknown')}</div>}
      </Box>
    </Box>
  );
}
