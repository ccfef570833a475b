import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { WaitingButton } from '@/ui/form/waiting-button';
import { slotWriter, type WriterState } from '../../api/slot-writer';
import { outboxSender } from '../api/outbox-sender';
import { nextJob, type SlotJobs } from '../model/outbox-jobs';
import { OutboxJob } from './outbox-job';

type OutboxDialogProps = { jobs: SlotJobs; progress: WriterState['progress']; onClose: () => void };

export function OutboxDialog({ jobs, progress, onClose }: OutboxDialogProps) {
  const { t } = useTranslation(['shell', 'common']);
  const titleId = useId();
  const { isSending, failure } = useSyncExternalStore(outboxSender.subscribe, outboxSender.get);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('shell:unsent.title')}</DialogTitle>
      <DialogContent>
        {progress && <WriteProgress progress={progress} />}
        {jobs.length > 0 && <DialogContentText>{t('shell:unsent.body')}</DialogContentText>}
        {failure !== null && !isSending && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('shell:unsent.failed', { reason: translateMessage(describeError(failure)) })}
          </Alert>
        )}
        {jobs.length > 0 && (
          <List disablePadding sx={{ mt: 1 }}>
            {jobs.map((job) => (
              <OutboxJob key={job.id} job={job} isLocked={isSending} />
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
        <WaitingButton
          variant="contained"
          isBusy={isSending}
          disabled={!isSending && !nextJob(jobs)}
          onClick={() => void outboxSender.send()}
        >
          {isSending ? t('shell:unsent.sending') : t('shell:unsent.send')}
        </WaitingButton>
      </DialogActions>
    </Dialog>
  );
}

function WriteProgress({ progress }: { progress: NonNullable<WriterState['progress']> }) {
  const { t } = useTranslation('shell');
  return (
    <Box sx={{ mb: 2 }}>
      <Typography role="status" variant="body2" className="tabular">
        {t('unsent.progress', progress)}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={t('unsent.sending')}
        value={(progress.sent / progress.total) * 100}
        sx={{ my: 0.5 }}
      />
      <Button size="small" onClick={slotWriter.stop} sx={{ ml: -1.25 }}>
        {t('unsent.stop')}
      </Button>
    </Box>
  );
}
