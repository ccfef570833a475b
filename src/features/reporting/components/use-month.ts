import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { formatHours, useFormat } from '@/i18n/format';
import { recordedHours } from '@/features/work/model/day-hours';
import type { StaffSlots } from '@/features/work/model/slot';
import { describeMonth } from './month-labels';

/** A calendar's month in words, with the hours recorded on each day once they are known. */
export function useMonth(month: CalendarDate, slots: StaffSlots | undefined) {
  const { t } = useTranslation('reporting');
  const { language } = useFormat();
  const described = useMemo(() => describeMonth(month, language), [month, language]);
  const weeks = useMemo(
    () =>
      described.weeks.map((week) =>
        week.map(({ date, label, weekday }) => {
          const hours = recordedHours(slots?.days.get(date));
          const words = { date: label, weekday, hours: formatHours(hours, language) };
          if (!slots) return { date, hours, label: t('dates.unknown', words) };
          return { date, hours, label: hours > 0 ? t('dates.recorded', words) : t('dates.empty', words) };
        }),
      ),
    [described, slots, language, t],
  );
  return { title: described.title, weekdays: described.weekdays, weeks };
}
