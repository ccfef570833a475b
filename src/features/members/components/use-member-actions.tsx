import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { RowAction } from '@/ui/data-table/row-action';
import { useDeleteMember } from '../api/member-mutations';

/** Edit and delete, for the end of each row. Nobody deletes themselves. Source: MB-1. */
export function useMemberActions(): (member: Staff) => ReactNode {
  const { t } = useTranslation(['members', 'common']);
  const format = useFormat();
  const { id: ownId } = useSignedInStaff();
  const { mutateAsync: remove } = useDeleteMember();

  return useCallback(
    (member) => {
      const name = format.name(member);

      function askToDelete() {
        void confirm({
          title: t('deletion.title'),
          body: (
            <>
              <strong>{t('deletion.who', { name, staffNo: member.staff_no })}</strong>
              <br />
              {t('deletion.what')}
            </>
          ),
          tone: 'danger',
          confirmLabel: t('common:action.delete'),
          action: () => remove(member.id),
        });
      }

      return (
        <>
          <RowAction
            icon={EditOutlined}
            tip={t('common:action.edit')}
            label={t('list.edit', { name })}
            to={paths.memberEdit(member.id)}
          />
          {member.id !== ownId && (
            <RowAction
              icon={DeleteOutlined}
              tip={t('common:action.delete')}
              label={t('list.delete', { name })}
              onAct={askToDelete}
            />
          )}
        </>
      );
    },
    [t, format, ownId, remove],
  );
}
