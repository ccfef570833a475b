import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { recordedHours } from '@/features/work/model/day-hours';
import { fullHoursOn, findWorkHours } from '@/features/work/model/work-calendar';
import { useFormat } from '@/i18n/format';
import { addDays, daysAfterMonday, getMonday, WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';
import type { Settings } from '../../model/setting-step';
import { DayCarousel } from '../recorded/day-carousel';
import { WorkHoursFailure } from '../recorded/work-hours-failure';
import { DefaultsPlaceholder, type DefaultsPlaceholderProps } from './defaults-placeholder';
import { SettingDay } from './setting-day';

type DefaultDaysProps = DefaultsPlaceholderProps & {
  settings: Settings | undefined;
  weekday: Weekday;
  onWeekday: (weekday: Weekday) => void;
  onEdit: () => void;
};

/** Source: RS-1. */
export function DefaultDays({ person, settings, staffSlots, weekday, onWeekday, onEdit }: DefaultDaysProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const calendar = useQuery(workCalendarQueries.all()).data;
  const dateThisWeek = addDays(getMonday(useToday()), daysAfterMonday(weekday));
  return (
    <DayCarousel
      pages={WEEKDAYS.map((day) => ({
        key: day,
        label: format.weekday(day),
        detail: settings ? format.hours(recordedHours(settings.get(day))) : '–',
      }))}
      shown={weekday}
      onShown={onWeekday}
      label={t('setting.tabs')}
      previousLabel={t('setting.previous')}
      nextLabel={t('setting.next')}
    >
      {settings ? (
        <>
          <SettingDay
            slots={settings.get(weekday)}
            weekday={weekday}
            fullHours={fullHoursOn(dateThisWeek, findWorkHours(calendar, person))}
            onEdit={onEdit}
          />
          <WorkHoursFailure />
        </>
      ) : (
        <DefaultsPlaceholder person={person} staffSlots={staffSlots} />
      )}
    </DayCarousel>
  );
}
