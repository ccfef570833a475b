import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import { useDeleteMany } from '@/session/many/use-delete-many';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { deleteMember } from '../api/member-mutations';
import { fetchMembers } from '../api/member-queries';

/** Members can be selected, to delete many with one question; nobody deletes themselves. */
export function useMemberSelection(everything: readonly Staff[]) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const { id: ownId } = useSignedInStaff();
  return useDeleteMany(
    useMemo(
      () => ({
        everything,
        labelOf: (member: Staff) => t('many.select', { name: format.name(member) }),
        isLocked: ({ id }: Staff) => id === ownId,
        nameOf: (member: Staff) => t('deletion.who', { name: format.name(member), staffNo: member.staff_no }),
        questionOf: (count: number) => ({
          title: t('many.deleteTitle', { count }),
          body: t('many.deleteBody', { count }),
          send: ({ id }: { id: number }) => deleteMember(id),
          readLeft: () => fetchMembers(),
          writes: ['staff'] as const,
          success: message('members:many.deleted', { count }),
        }),
      }),
      [everything, ownId, t, format],
    ),
  );
}
