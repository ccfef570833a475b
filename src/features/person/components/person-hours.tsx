import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import type { Person } from '@/features/leave/model/leave';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { slotQueries } from '@/features/work/api/slot-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { findWorkHours, type Employee } from '@/features/work/model/work-calendar';
import { daysToComplete, sumWorkDays, workMonth, type WorkFacts } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { firstOfMonth, lastOfMonth, toMonth } from '@/lib/calendar-date';
import { FailureAlert } from '@/ui/page/failure-alert';
import { MonthArrows } from '@/ui/page/month-arrows';
import { useToday } from '@/ui/page/use-today';
import { PersonPart } from './person-part';
import { usePersonMonth } from './use-person-month';

const NO_HOURS: WorkFacts['leaveHours'] = new Map();

type PersonHoursProps = { member: Person & Employee };

export function PersonHours({ member }: PersonHoursProps) {
  const { t } = useTranslation('person');
  const format = useFormat();
  const today = useToday();
  const [month, changeMonth] = usePersonMonth(today);
  const { id, eng_name, jp_name } = member;
  const onlyPerson = useMemo(() => ({ id, eng_name, jp_name }), [id, eng_name, jp_name]);
  const { data: work, error, refetch } = useQuery(slotQueries.summary(id));
  const { findLeaves, error: leaveError, refetch: refetchLeave } = useLeaveFinder({ onlyPerson });
  const calendar = useQuery(workCalendarQueries.all());
  const isLeaveSettled = findLeaves !== undefined || leaveError !== null;
  const isLoaded = work !== undefined && isLeaveSettled && !calendar.isPending;
  const days = useMemo(
    () =>
      isLoaded && work
        ? workMonth(month, {
            today,
            ...work,
            leaveHours: findLeaves ? leaveHoursByDate(findLeaves(onlyPerson)) : NO_HOURS,
            ...findWorkHours(calendar.data, member),
          })
        : [],
    [isLoaded, month, today, work, findLeaves, onlyPerson, calendar.data, member],
  );
  const { recorded, due, leave } = sumWorkDays(days, today);
  const openDays = daysToComplete(days);
  const isThisMonth = month === firstOfMonth(today);
  const lastDay = isThisMonth ? today : lastOfMonth(month);
  const sums = { recorded: format.hours(recorded), due: format.hours(due) };
  return (
    <PersonPart
      title={t('hours.title', { month: formatMonth(toMonth(month), format.language) })}
      isLoaded={isLoaded}
      error={error}
      onRetry={refetch}
      arrows={<MonthArrows month={month} onMonthChanged={changeMonth} />}
      link={{ to: reportingAddress(openDays[0]?.date ?? lastDay, id), words: t('hours.link') }}
    >
      <Typography>{isThisMonth ? t('hours.recorded', sums) : t('hours.recordedThen', sums)}</Typography>
      <span>
        {openDays.length === 0
          ? t(work?.dueFrom === null ? 'hours.noRecord' : 'hours.complete')
          : t('hours.open', {
              count: openDays.length,
              days: format.list(openDays.map(({ date }) => format.dayOfMonth(date))),
            })}
      </span>
      {leave > 0 && <span>{t('hours.leave', { hours: format.hours(leave) })}</span>}
      {leaveError !== null && !findLeaves && (
        <FailureAlert onRetry={() => void refetchLeave()}>{t('hours.withoutLeave')}</FailureAlert>
      )}
      {calendar.isLoadingError && (
        <FailureAlert onRetry={() => void calendar.refetch()}>{t('hours.withoutCalendar')}</FailureAlert>
      )}
    </PersonPart>
  );
}
