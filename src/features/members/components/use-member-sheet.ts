import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Staff } from '@/session/staff-schema';
import { fieldColumns } from '@/session/shown-fields';
import type { Column } from '@/ui/data-table/column';
import { MEMBER_FIELDS } from '../fields';

/** What a sheet holds of a member: more than the list, whose first column says several things. `extra` come last. */
export function useMemberSheet(extra: readonly Column<Staff>[]): readonly Column<Staff>[] {
  const { t } = useTranslation('members');
  return useMemo(
    () => [...fieldColumns<Staff>(MEMBER_FIELDS), ...extra.filter(({ id }) => id !== 'staffNo')],
    [t, extra],
  );
}
