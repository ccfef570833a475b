import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { textWithGap } from '@/i18n/text-with-gap';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { RowAction } from '@/ui/data-table/row-action';
import { useDeleteMember } from '../api/member-mutations';

/** People cannot delete themselves. Source: MB-1. */
export function useMemberActions(): (member: Staff) => ReactNode {
  const { t } = useTranslation(['members', 'common']);
  const format = useFormat();
  const { id: ownId } = useSignedInStaff();
  const { mutateAsync: remove } = useDeleteMember();

  return useMemo(() => {
    // Computed once for all rows, because each letter of a search renders new rows.
    const editTip = t('common:action.edit');
    const deleteTip = t('common:action.delete');
    const editLabel = textWithGap((name) => t('list.edit', { name }));
    const deleteLabel = textWithGap((name) => t('list.delete', { name }));

    function askToDelete(member: Staff) {
      void confirm({
        title: t('deletion.title'),
        body: (
          <>
            <strong>{t('nameAndNumber', { name: format.name(member), staffNo: member.staff_no })}</strong>
            <br />
            {t('deletion.what')}
          </>
        ),
        tone: 'danger',
        confirmLabel: deleteTip,
        action: () => remove(member.id),
      });
    }

    return (member) => {
      const name = format.name(member);
      return (
        <>
          <RowAction icon="edit" tip={editTip} label={editLabel(name)} to={paths.memberEdit(member.id)} />
          {member.id !== ownId && (
            <RowAction
              icon="delete"
              tip={deleteTip}
              label={deleteLabel(name)}
              onAct={() => askToDelete(member)}
            />
          )}
        </>
      );
    };
  }, [t, format, ownId, remove]);
}
