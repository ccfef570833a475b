import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { MAX_CHUNK_ROWS } from '../model/row-chunks';
import { isUncertain, type SlotWriting } from './use-slot-write';

/** How far a write has come, and what is left of one that did not come to its end. */
export function WriteStatus({ writing }: { writing: SlotWriting }) {
  const { t } = useTranslation('reporting');
  const { progress, unsent } = writing;

  if (progress) {
    // Of a single call the button says enough.
    if (progress.total <= MAX_CHUNK_ROWS) return null;
    return (
      <Box role="status">
        <Typography variant="body2" className="tabular">
          {t('write.progress', progress)}
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-label={t('write.progress', progress)}
          value={(progress.sent / progress.total) * 100}
          sx={{ my: 0.5 }}
        />
        <Button size="small" onClick={writing.stop}>
          {t('write.stop')}
        </Button>
      </Box>
    );
  }
  if (!unsent) return null;
  return (
    <Alert
      severity={unsent.error ? 'error' : 'warning'}
      action={
        <Box sx={{ display: 'flex', flexDirection: 'column' }}>
          <Button color="inherit" size="small" onClick={() => void writing.retry()}>
            {t('write.retry')}
          </Button>
          <Button color="inherit" size="small" onClick={writing.dismiss}>
            {t('write.dismiss')}
          </Button>
        </Box>
      }
    >
      {unsent.error ? (
        <>
          <div>{t('write.unsent', { count: unsent.write.rows.length })}</div>
          <div>
            {isUncertain(unsent.error) ? t('write.uncertain') : translateMessage(describeError(unsent.error))}
          </div>
        </>
      ) : (
        t('write.stopped', unsent)
      )}
    </Alert>
  );
}
