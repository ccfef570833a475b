import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { StateMessage } from '@/ui/page/state-message';
import { PageTitle } from '@/ui/page/page-title';

/** Replaces the edit page of another person. A courtesy only: the server decides. Source: MB-4, RT-5. */
export function MemberForbidden() {
  const { t } = useTranslation('members');
  const { id } = useSignedInStaff();
  return (
    <>
      <PageTitle>{t('edit.forbidden')}</PageTitle>
      <StateMessage
        kind="forbidden"
        title={t('edit.forbidden')}
        action={
          <Button component={Link} variant="contained" to={paths.memberEdit(id)}>
            {t('edit.toOwn')}
          </Button>
        }
      >
        {t('edit.forbiddenWhy')}
      </StateMessage>
    </>
  );
}

/** Replaces the edit page of a member who does not exist. */
export function MemberNotFound() {
  const { t } = useTranslation('members');
  return (
    <>
      <PageTitle>{t('edit.notFound')}</PageTitle>
      <StateMessage
        kind="notFound"
        title={t('edit.notFound')}
        action={
          <Button component={Link} variant="contained" to={paths.memberList}>
            {t('edit.toList')}
          </Button>
        }
      >
        {t('edit.notFoundWhy')}
      </StateMessage>
    </>
  );
}
