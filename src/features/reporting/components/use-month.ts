import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { formatHours, useFormat } from '@/i18n/format';
import { FULL_DAY_HOURS, recordedHours } from '@/features/work/model/day-hours';
import type { StaffSlots } from '@/features/work/model/slot';
import { describeMonth, type CalendarMonth } from '@/ui/calendar/describe-month';

/** A calendar's month in words, with the hours recorded on each day once they are known. */
export function useMonth(month: CalendarDate, slots: StaffSlots | undefined): CalendarMonth {
  const { t } = useTranslation('reporting');
  const { language } = useFormat();
  const described = useMemo(() => describeMonth(month, language), [month, language]);
  return useMemo(() => {
    if (!slots) return described;
    const weeks = described.weeks.map((week) =>
      week.map(({ date, words }) => {
        const hours = recordedHours(slots.days.get(date));
        const said = { ...words, hours: formatHours(hours, language) };
        return {
          ...{ date, words },
          label: hours > 0 ? t('dates.recorded', said) : t('dates.empty', said),
          mark: hours >= FULL_DAY_HOURS ? ('full' as const) : hours > 0 ? ('part' as const) : undefined,
        };
      }),
    );
    return { ...described, weeks };
  }, [described, slots, language, t]);
}
