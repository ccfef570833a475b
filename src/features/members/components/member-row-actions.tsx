import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { useDeleteMember } from '../api/member-mutations';

/** Edit and delete. Nobody deletes themselves. Source: MB-1. */
export function MemberRowActions({ member }: { member: Staff }) {
  const { t } = useTranslation(['members', 'common']);
  const format = useFormat();
  const isOwn = useSignedInStaff().id === member.id;
  const { mutateAsync: remove } = useDeleteMember();
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
      <Tooltip title={t('common:action.edit')} describeChild>
        <IconButton
          component={Link}
          to={paths.memberEdit(member.id)}
          size="small"
          aria-label={t('list.edit', { name })}
        >
          <EditOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {!isOwn && (
        <Tooltip title={t('common:action.delete')} describeChild>
          <IconButton size="small" aria-label={t('list.delete', { name })} onClick={askToDelete}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </>
  );
}
