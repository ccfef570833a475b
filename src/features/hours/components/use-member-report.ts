import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findReadFailure, refetchFailed } from '@/api/read-failures';
import { useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import { slotQueries } from '@/features/work/api/slot-queries';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import { formatDate, formatWeekday, useFormat } from '@/i18n/format';
import { getWeekday, type CalendarDate } from '@/lib/calendar-date';
import { useUrlState } from '@/ui/page/use-url-state';
import { hoursQueries } from '../api/hours-queries';
import { hoursOfPerson, withDeleted } from '../explorer/model/explorer-source';
import { nameless } from '../explorer/model/hour-columns';
import type { DateRange } from '../model/date-range';
import { describeHours } from '../model/describe-hours';
import { pivotHours, searchPivot, type Dimension, type PivotGroup } from '../model/hours-pivot';
import { readMemberReport, type MemberReport } from '../model/member-report';
import { createMatch } from '../model/text-match';

const NO_GROUPS: readonly PivotGroup[] = [];

/** Fields of the address; an empty member means everybody. */
type Change = { start?: string; end?: string; member?: number | ''; by?: Dimension; then?: Dimension };

export function useMemberReportSearch(): readonly [MemberReport, (next: Change) => void] {
  return useUrlState(readMemberReport);
}

/** `visible` has the groups that the search finds. */
export function useMemberReport({ member, by }: MemberReport, range: DateRange, search: string) {
  const { t } = useTranslation('hours');
  const { language } = useFormat();
  const findStaffNo = useStaffNumbers();
  const teamHours = useQuery({ ...hoursQueries.recorded(range), enabled: member === null });
  const totals = useQuery({ ...teamHoursQueries.byMember(range), enabled: member === null });
  const personSlots = useQuery({ ...slotQueries.ofStaff(member ?? 0), enabled: member !== null });
  const [first, second] = by;
  const { start, end } = range;
  const hours = useMemo(() => {
    const days = { start, end };
    if (member !== null) {
      // The report of a single person shows no names of members.
      return personSlots.data && hoursOfPerson(personSlots.data, nameless(member), days);
    }
    if (!teamHours.data || !totals.data) return undefined;
    return withDeleted(teamHours.data, [{ range: days, people: totals.data }]);
  }, [member, personSlots.data, teamHours.data, totals.data, start, end]);
  const groups = useMemo(() => {
    const words = {
      deletedProjects: t('member.deletedProjects'),
      deletedTask: t('member.deletedTask'),
      language,
      findStaffNo,
      day: (date: CalendarDate) =>
        t('member.day', {
          date: formatDate(date, language),
          weekday: formatWeekday(getWeekday(date), language, 'short'),
        }),
      unknownDay: t('member.unknownDay'),
    };
    return (
      hours &&
      pivotHours(hours, { start, end }, [first, second], (fact, dimension) =>
        describeHours(fact, dimension, words),
      )
    );
  }, [hours, start, end, first, second, language, findStaffNo, t]);
  const visible = useMemo(
    () => (groups ? searchPivot(groups, createMatch(search)) : NO_GROUPS),
    [groups, search],
  );
  const reads = member === null ? [teamHours, totals] : [personSlots];
  return {
    groups,
    visible,
    error: findReadFailure(...reads),
    retry: () => refetchFailed(...reads),
  };
}
