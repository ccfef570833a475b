import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { canReloadBuild, isMissingPart, isUnreachedPart, reloadBuild } from '@/start/releases';
import { PageTitle } from '@/ui/page/page-title';
import { StateMessage } from '@/ui/page/state-message';

function getReason(error: unknown) {
  if (isMissingPart(error)) return 'newVersion';
  return isUnreachedPart(error) ? 'offline' : 'page';
}

/** Its texts are in the entry file, because a catalogue that is fetched may be missing like the page. */
export function CrashPage() {
  const { t } = useTranslation('common');
  const reason = getReason(useRouteError());
  const [isReloading] = useState(() => reason === 'newVersion' && canReloadBuild());
  useEffect(() => {
    if (isReloading) reloadBuild();
  }, [isReloading]);
  if (isReloading) return null;
  return (
    <>
      <PageTitle>{t(`crash.${reason}.title`)}</PageTitle>
      <StateMessage
        kind="error"
        isPage
        title={t(`crash.${reason}.title`)}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('action.reload')}
          </Button>
        }
      >
        {t(`crash.${reason}.body`)}
      </StateMessage>
    </>
  );
}
