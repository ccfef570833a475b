import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isSaved } from '../model/import-end';
import type { Import } from './use-import';

/** Offers to go on with an import that was stopped by leaving the page. */
export function UnfinishedImport({ kind, unfinished, draft, goOn, discard }: Import) {
  const { t } = useTranslation('importing');
  if (!unfinished || draft) return null;
  const done = unfinished.rows.filter(({ line }) => isSaved(unfinished.ends[line])).length;
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" size="small" onClick={goOn}>
            {t('unfinished.goOn')}
          </Button>
          <Button color="inherit" size="small" onClick={discard}>
            {t('unfinished.discard')}
          </Button>
        </>
      }
    >
      {t('unfinished.title', { name: unfinished.fileName, done, all: unfinished.rows.length })}{' '}
      {kind === 'members' && t('unfinished.passwords')}
    </Alert>
  );
}
