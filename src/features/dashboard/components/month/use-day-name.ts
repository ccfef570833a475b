import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayKind, WorkDay } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { longDays } from '@/i18n/long-days';
import type { CalendarDate } from '@/lib/calendar-date';

/** Returns a function that describes a day in one sentence; before its hours are read, by its date. */
export function useDayName(): (date: CalendarDate, day: WorkDay | undefined) => string {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const longDay = useMemo(() => longDays(format.language), [format.language]);
  return useCallback(
    (calendarDate, day) => {
      const date = longDay(calendarDate);
      if (!day) return date;
      const leave = format.number(day.leave);
      if (day.kind === 'leave') return t('month.leaveDay', { date, leave });
      const words: Record<Exclude<DayKind, 'leave'>, string> = {
        complete: t('month.state.complete'),
        over: t('month.state.over'),
        partial: t('month.state.partial'),
        missing: t('month.state.missing'),
        holiday: t('month.state.holiday'),
        weekend: t('month.state.weekend'),
        free: t('month.state.free'),
        future: t('month.state.future'),
        today: t('month.state.today'),
        unknown: t('month.state.unknown'),
      };
      const state = words[day.kind];
      if (day.expected === 0 && day.recorded === 0) return t('month.freeDay', { date, state });
      const values = {
        date,
        recorded: format.number(day.recorded),
        expected: format.number(day.expected),
        state,
        leave,
      };
      return day.leave > 0 ? t('month.dayWithLeave', values) : t('month.day', values);
    },
    [t, format, longDay],
  );
}
