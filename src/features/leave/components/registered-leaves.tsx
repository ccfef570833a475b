import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leaveQueries } from '../api/leave-queries';
import { useLeaveFinder } from '../api/use-leave-finder';
import type { Person } from '../model/leave';
import { LeaveTable } from './leave-table';

type RegisteredLeavesProps = {
  /** Whose leaves are shown; without it everybody's. */
  onlyOf?: Person;
};

/** The leaves beneath the form: everybody's for administrators, else one's own. Source: LV-2. */
export function RegisteredLeaves({ onlyOf }: RegisteredLeavesProps) {
  const { t } = useTranslation('leave');
  const finder = useLeaveFinder({ isEnabled: onlyOf !== undefined });
  const all = useQuery({ ...leaveQueries.leaves(), enabled: !onlyOf });
  const shown = onlyOf
    ? { leaves: finder.leavesOf?.(onlyOf), error: finder.error, onRetry: finder.refetch }
    : { leaves: all.data, error: all.error, onRetry: all.refetch };
  return (
    <LeaveTable
      {...shown}
      label={t('list.leaves')}
      empty={{ title: t('list.noLeaves'), why: t('list.noLeavesWhy') }}
    />
  );
}
