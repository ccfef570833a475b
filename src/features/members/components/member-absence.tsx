import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { ButtonLink } from '@/ui/kit/button-link';
import { StateMessage } from '@/ui/page/state-message';
import { PageTitle } from '@/ui/page/page-title';

/** Stands in place of the edit page of somebody else. A courtesy; the server decides. Source: MB-4, RT-5. */
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
          <ButtonLink variant="contained" to={paths.memberEdit(id)}>
            {t('edit.toOwn')}
          </ButtonLink>
        }
      >
        {t('edit.forbiddenWhy')}
      </StateMessage>
    </>
  );
}

/** Stands in place of the edit page of nobody. */
export function MemberNotFound() {
  const { t } = useTranslation('members');
  return (
    <>
      <PageTitle>{t('edit.notFound')}</PageTitle>
      <StateMessage
        kind="notFound"
        title={t('edit.notFound')}
        action={
          <ButtonLink variant="contained" to={paths.memberList}>
            {t('edit.toList')}
          </ButtonLink>
        }
      >
        {t('edit.notFoundWhy')}
      </StateMessage>
    </>
  );
}
