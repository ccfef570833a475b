import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import type { WorkIds } from '@/features/work/model/slot';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import type { CodedName } from '@/lib/named';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { useWorkNames } from '../../components/work/use-work-names';

/** Expects dates in the order of the calendar. */
export function useJobWords() {
  const { t } = useTranslation(['shell', 'common']);
  const format = useFormat();
  const me = useSignedInStaff();
  const members = useQuery({ ...memberQueries.list(), enabled: isAdmin(me) }).data ?? [];
  const names = useWorkNames(true);

  function describePerson(id: number): string {
    const found = id === me.id ? me : members.find((member) => member.id === id);
    return found ? t('common:label.person', { name: format.name(found) }) : t('unsent.person', { id });
  }

  function describeItem(item: CodedName | undefined, id: number): string {
    return item ? `${item.cd} ${format.name(item)}` : t('unsent.conflict.unknown', { id });
  }

  return {
    describePeople: (staffIds: readonly number[]): string => {
      const [firstId] = staffIds;
      const isOne = staffIds.length === 1 && firstId !== undefined;
      return isOne ? describePerson(firstId) : t('unsent.people', { count: staffIds.length });
    },
    describeDates: (dates: readonly CalendarDate[]): string => {
      const [first] = dates;
      const last = dates.at(-1);
      invariant(first !== undefined && last !== undefined, 'a job has dates');
      if (first === last) return format.dayOfMonth(first);
      const ends = { first: format.dayOfMonth(first), last: format.dayOfMonth(last) };
      return t('unsent.dates', { ...ends, count: dates.length });
    },
    describeWork: (ids: WorkIds | null): string => {
      if (ids === null) return t('unsent.conflict.nothing');
      const project = describeItem(names.project(ids.projectId), ids.projectId);
      const task = describeItem(names.task(ids.taskId), ids.taskId);
      return t('unsent.conflict.work', { project, task });
    },
  };
}
