import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import { createPicking } from '@/session/many/create-picking';
import { useDeleteMany } from '@/session/many/use-delete-many';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { deleteMember } from '../api/member-mutations';
import { fetchMembers } from '../api/member-queries';
import { cardsAddress } from '../model/member-addresses';

/** Selects members for their cards, or to delete them; not oneself, because people cannot delete themselves. */
function useMemberSelection(everything: readonly Staff[]) {
  const { t } = useTranslation(['members', 'lists']);
  const format = useFormat();
  const { id: ownId } = useSignedInStaff();
  const options = useMemo(
    () => ({
      everything,
      getCheckboxLabel: (member: Staff) => t('many.select', { name: format.name(member) }),
      isLocked: ({ id }: Staff) => id === ownId,
      getName: (member: Staff) => t('nameAndNumber', { name: format.name(member), staffNo: member.staff_no }),
      otherActs: (rows: readonly Staff[]) => (
        <Button size="small" component={Link} to={cardsAddress(rows.map(({ id }) => id))}>
          {t('lists:many.cards')}
        </Button>
      ),
      getQuestion: (count: number) => ({
        title: t('many.deleteTitle', { count }),
        body: t('many.deleteBody', { count }),
        send: ({ id }: { id: number }) => deleteMember(id, 'later'),
        readLeft: () => fetchMembers(),
        writes: ['staff'] as const,
        success: message('members:many.deleted', { count }),
      }),
    }),
    [everything, ownId, t, format],
  );
  return useDeleteMany(options);
}

export const MemberPicking = createPicking(useMemberSelection);
