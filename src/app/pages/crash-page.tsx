import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { StateMessage } from '@/ui/page/state-message';
import { isMissingPart, isUnreachedPart } from '../new-version';

function reasonOf(error: unknown) {
  if (isMissingPart(error)) return 'newVersion';
  return isUnreachedPart(error) ? 'offline' : 'page';
}

/** Stands in place of a page that failed to load or to render; never a blank page. */
export function CrashPage() {
  const { t } = useTranslation(['shell', 'common']);
  const key = reasonOf(useRouteError());
  return (
    <>
      <title>{t(`shell:crash.${key}.title`)}</title>
      <StateMessage
        kind="error"
        isPage
        title={t(`shell:crash.${key}.title`)}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('common:action.reload')}
          </Button>
        }
      >
        {t(`shell:crash.${key}.body`)}
      </StateMessage>
    </>
  );
}
