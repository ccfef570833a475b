import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '@/features/members/components/member-link';
import { useIdsByNames, useStaffNumbers } from '@/features/members/components/use-staff-numbers';
import { localName, useFormat } from '@/i18n/format';
import { nameKeywords } from '@/i18n/search-keywords';
import type { Language } from '@/i18n/language';
import { fieldColumns } from '@/session/field-columns';
import type { Column } from '@/ui/data-table/column';
import { LEAVE_FIELDS } from '../fields';
import type { Leave, LeaveType } from '../model/leave';
import { rowDays } from '../model/split-leave';
import { DURATION_COLUMN } from './duration-text';

function typeLabel(type: LeaveType, words: Record<'paid' | 'unpaid', string>, language: Language): string {
  return typeof type === 'string' ? words[type] : localName(type, language);
}

/** Source: LV-2. */
export function useLeaveColumns({ hasNames }: { hasNames: boolean }): Column<Leave>[] {
  const { t } = useTranslation('leave');
  const { language } = useFormat();
  const findStaffNo = useStaffNumbers();
  const findId = useIdsByNames();
  return useMemo(() => {
    const words = { paid: t('type.paid'), unpaid: t('type.unpaid') };
    const name: Column<Leave> = {
      id: 'name',
      header: t('column.name'),
      text: (leave) => localName(leave, language),
      cell: (leave) => <MemberLink id={leave.staffId ?? findId(leave)} name={localName(leave, language)} />,
      keywords: (leave) => nameKeywords(leave, findStaffNo(leave)),
    };
    const type: Column<Leave> = {
      id: 'type',
      header: t('column.type'),
      text: (leave) => typeLabel(leave.type, words, language),
      width: 130,
    };
    const days: Column<Leave> = {
      id: 'days',
      header: t('column.totalDays'),
      text: (leave) => rowDays(leave) ?? '',
      sheet: { value: rowDays, isSummed: true },
      align: 'right',
      width: 140,
    };
    const shownFields = fieldColumns<Leave>(LEAVE_FIELDS, language, { duration: DURATION_COLUMN });
    const dateColumns = shownFields.filter(({ id }) => id === 'date');
    const otherColumns = shownFields.filter(({ id }) => id !== 'date');
    const leading = hasNames ? [name, type, ...dateColumns] : [...dateColumns, type];
    return [...leading, days, ...otherColumns];
  }, [t, language, hasNames, findStaffNo, findId]);
}
