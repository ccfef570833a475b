import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/kit/button-link';
import { StateMessage } from '@/ui/page/state-message';

/** Stands in the shell in place of a page that only administrators may open. Source: RT-5. */
export function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <title>{t('forbidden.title')}</title>
      <StateMessage
        kind="forbidden"
        title={t('forbidden.title')}
        action={
          <ButtonLink variant="contained" to={paths.dashboard}>
            {t('menu.dashboard')}
          </ButtonLink>
        }
      >
        {t('forbidden.body')}
      </StateMessage>
    </>
  );
}
