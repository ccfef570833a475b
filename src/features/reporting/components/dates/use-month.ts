import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { formatHours, useFormat } from '@/i18n/format';
import { FULL_DAY_HOURS, hoursOf } from '@/features/work/model/day-hours';
import type { StaffSlots } from '@/features/work/model/slot';
import { countOn } from '@/features/work/model/slot-days';
import { describeMonth, type CalendarMonth, type DescribedDay } from '@/ui/calendar/describe-month';

function dotOf(hours: number): DescribedDay['dot'] {
  if (hours >= FULL_DAY_HOURS) return 'full';
  return hours > 0 ? 'part' : undefined;
}

/** A calendar's month in words, with the hours recorded on each day once they are known. */
export function useMonth(month: CalendarDate, slots: StaffSlots | undefined): CalendarMonth {
  const { t } = useTranslation('reporting');
  const { language } = useFormat();
  const described = useMemo(() => describeMonth(month, language), [month, language]);
  return useMemo(() => {
    if (!slots) return described;
    const weeks = described.weeks.map((week) =>
      week.map(({ date, words }): DescribedDay => {
        const hours = hoursOf(countOn(slots.days, date));
        const said = { ...words, hours: formatHours(hours, language) };
        const label = hours > 0 ? t('dates.recorded', said) : t('dates.empty', said);
        return { date, words, label, dot: dotOf(hours) };
      }),
    );
    return { ...described, weeks };
  }, [described, slots, language, t]);
}
