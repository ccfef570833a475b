import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayKind, WorkDay } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { longDays } from '@/i18n/long-days';
import type { CalendarDate } from '@/lib/calendar-date';

const STATE_WORDS = {
  complete: 'month.state.complete',
  over: 'month.state.over',
  partial: 'month.state.partial',
  missing: 'month.state.missing',
  holiday: 'month.state.holiday',
  weekend: 'month.state.weekend',
  free: 'month.state.free',
  future: 'month.state.future',
  today: 'month.state.today',
  unknown: 'month.state.unknown',
} as const satisfies Record<Exclude<DayKind, 'leave'>, string>;

/** Returns a function that describes a day in one sentence; before its hours are read, by its date. */
export function useDayName(): (date: CalendarDate, day: WorkDay | undefined) => string {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const longDay = useMemo(() => longDays(format.language), [format.language]);
  return (calendarDate, day) => {
    const date = longDay(calendarDate);
    if (!day) return date;
    if (day.kind === 'leave') return t('month.leaveDay', { date, count: day.leave });
    const state = t(STATE_WORDS[day.kind]);
    if (day.expected === 0 && day.recorded === 0) return t('month.freeDay', { date, state });
    const values = {
      date,
      recorded: format.number(day.recorded),
      expected: format.number(day.expected),
      state,
    };
    return day.leave > 0 ? t('month.dayWithLeave', { ...values, count: day.leave }) : t('month.day', values);
  };
}
