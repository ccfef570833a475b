import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { StateMessage } from '@/ui/page/state-message';
import { PageTitle } from '@/ui/page/page-title';

/** Shown instead of the edit page of another person; the server checks the right itself. Source: MB-4, RT-5. */
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
