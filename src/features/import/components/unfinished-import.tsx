import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
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
    <Alert severity="info">
      {t('unfinished.title', { name: unfinished.fileName, done, all: unfinished.rows.length })}{' '}
      {kind === 'members' && t('unfinished.passwords')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" onClick={goOn}>
          {t('unfinished.goOn')}
        </Button>
        <Button size="small" onClick={discard}>
          {t('unfinished.discard')}
        </Button>
      </Box>
    </Alert>
  );
}
