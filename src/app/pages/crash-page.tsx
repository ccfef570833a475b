import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { StateMessage } from '@/ui/page/state-message';

/** A chunk that cannot be fetched was usually replaced by a newer release. */
const isMissingChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script/i.test(error.message);

/** Stands in place of a page that failed to load or to render; never a blank page. */
export function CrashPage() {
  const { t } = useTranslation(['shell', 'common']);
  const error = useRouteError();
  return (
    <>
      <title>{t('shell:crash.title')}</title>
      <StateMessage
        kind="error"
        isPage
        title={t('shell:crash.title')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('common:action.reload')}
          </Button>
        }
      >
        {isMissingChunk(error) ? t('shell:crash.newVersion') : t('shell:crash.body')}
      </StateMessage>
    </>
  );
}
