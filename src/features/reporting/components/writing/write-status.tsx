import CloudQueueOutlined from '@mui/icons-material/CloudQueueOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { useSession } from '@/session/use-session';
import { MAX_WRITE_ROWS } from '@/features/work/model/slot-writes';
import { useOutboxJobs } from '../../outbox/components/use-outbox-jobs';
import { isUncertain, type SlotWriting } from './use-slot-write';

/** How far a write has come, and what is left of one that did not come to its end. */
export const WriteStatus = memo(function WriteStatus({ writing }: { writing: SlotWriting }) {
  const { t } = useTranslation('reporting');
  const { isExpired } = useSession();
  const { progress, unsent, queuedJobId } = writing;
  const waiting = useOutboxJobs().find(({ id }) => id === queuedJobId);

  if (progress) {
    if (!isLong(writing)) return null;
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
        <Button size="small" onClick={writing.stop} sx={{ ml: -1.25 }}>
          {t('write.stop')}
        </Button>
      </Box>
    );
  }
  if (waiting) {
    return (
      <Alert severity="info" icon={<CloudQueueOutlined fontSize="inherit" />} sx={{ mb: 1 }}>
        {t(isExpired ? 'write.waitingSignIn' : 'write.waiting', { count: waiting.slots.length })}
      </Alert>
    );
  }
  if (!unsent) return null;
  return (
    <Alert severity={unsent.error ? 'error' : 'warning'} sx={{ mb: 1 }}>
      {unsent.error ? (
        <>
          <div>
            {t(isUncertain(unsent.error) ? 'write.unconfirmed' : 'write.unsent', {
              count: unsent.patch.size,
            })}
          </div>
          <div>
            {isUncertain(unsent.error) ? t('write.uncertain') : translateMessage(describeError(unsent.error))}
          </div>
        </>
      ) : (
        t('write.stopped', { sent: unsent.sent, total: unsent.total })
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1.25 }}>
        <Button color="inherit" size="small" onClick={() => void writing.retry()}>
          {t('write.retry')}
        </Button>
        <Button color="inherit" size="small" onClick={writing.dismiss}>
          {t('write.dismiss')}
        </Button>
      </Box>
    </Alert>
  );
});

/** True while a write of several calls is under way. Of a single call the button says enough. */
export function isLong({ progress }: SlotWriting): boolean {
  return progress !== null && progress.total > MAX_WRITE_ROWS;
}
