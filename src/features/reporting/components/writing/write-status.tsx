import CloudQueueOutlined from '@mui/icons-material/CloudQueueOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { useSession } from '@/session/token-store';
import { MAX_WRITE_ROWS } from '@/features/work/model/slot-writes';
import { LazyLinearProgress } from '@/ui/page/progress-bar';
import { outboxDialogState } from '../../outbox/components/outbox-dialog-state';
import { useOutboxJobs } from '../../outbox/components/use-outbox-jobs';
import { countConflicts, isBehindParked } from '../../outbox/model/outbox-jobs';
import type { WriterState } from '../../api/slot-writer';
import { isNotKept } from '../../api/write-end';
import styles from '../reporting.module.css';

/** `retry` resolves to true if nothing is left. */
export type ShownWriting = WriterState & {
  stop: () => void;
  dismiss: () => void;
  retry: () => Promise<boolean>;
};

type WriteStatusProps = { writing: ShownWriting };

/** True for a write of several calls; for a single call the button shows enough. */
export function isLong({ progress }: Pick<ShownWriting, 'progress'>): boolean {
  return progress !== null && progress.total > MAX_WRITE_ROWS;
}

export function WriteStatus({ writing }: WriteStatusProps) {
  if (writing.progress) return isLong(writing) && <Progress {...writing.progress} onStop={writing.stop} />;
  return <WriteRest writing={writing} />;
}

function Progress({ onStop, ...progress }: { sent: number; total: number; onStop: () => void }) {
  const { t } = useTranslation('reporting');
  const words = t('write.progress', progress);
  return (
    <div>
      <Typography role="status" variant="body2" className="tabular">
        {words}
      </Typography>
      <LazyLinearProgress
        variant="determinate"
        aria-label={words}
        value={(progress.sent / progress.total) * 100}
        className={styles.progress}
      />
      <Button size="small" onClick={onStop} className={styles.act}>
        {t('write.stop')}
      </Button>
    </div>
  );
}

function WriteRest({ writing }: WriteStatusProps) {
  const { t } = useTranslation('reporting');
  const { isExpired } = useSession();
  const { unsent, queuedJobId } = writing;
  const jobs = useOutboxJobs();
  const conflicts = countConflicts(jobs);
  const queued = jobs.find(({ id }) => id === queuedJobId);
  const count = queued?.slots.length;
  return (
    <>
      {conflicts > 0 && (
        <WaitingAlert severity="warning" action={t('write.decide')}>
          {t('write.conflict', { count: conflicts })}
        </WaitingAlert>
      )}
      {queued?.parking && queued.parking.reason !== 'conflict' && (
        <WaitingAlert severity="error" action={t('view.show')}>
          {t('write.unsent', { count })}
        </WaitingAlert>
      )}
      {queued && !queued.parking && (
        <Alert severity="info" icon={<CloudQueueOutlined fontSize="inherit" />} className={styles.rest}>
          {isBehindParked(jobs, queued)
            ? t('write.waitingBehind', { count })
            : t(waitingKey(writing.cutBy, isExpired), { count })}
        </Alert>
      )}
      {unsent && <UnsentAlert unsent={unsent} onRetry={writing.retry} onDismiss={writing.dismiss} />}
    </>
  );
}

type UnsentAlertProps = {
  unsent: NonNullable<WriterState['unsent']>;
  onRetry: ShownWriting['retry'];
  onDismiss: () => void;
};

function UnsentAlert({ unsent, onRetry, onDismiss }: UnsentAlertProps) {
  const { t } = useTranslation('reporting');
  const { isExpired } = useSession();
  const isUncertain = hasUncertainOutcome(unsent.error);

  function explainFailure(error: unknown): string {
    const isSignedInAgain = error instanceof ApiError && error.kind === 'unauthorized' && !isExpired;
    return isSignedInAgain ? t('write.signedInAgain') : translateMessage(describeError(error));
  }

  return (
    <Alert role="presentation" severity={unsent.error ? 'error' : 'warning'} className={styles.rest}>
      <div role="alert">
        {unsent.error ? (
          <>
            <div>
              {t(isUncertain ? 'write.uncertain' : 'write.unsent', {
                count: unsent.patch.size,
              })}
            </div>
            <div>{isUncertain ? t('write.uncertainHint') : explainFailure(unsent.error)}</div>
          </>
        ) : (
          t('write.stopped', { sent: unsent.sent, total: unsent.total })
        )}
      </div>
      <div className={styles.acts}>
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          {t(unsent.sent > 0 ? 'write.retry' : 'write.send')}
        </Button>
        <Button color="inherit" size="small" onClick={onDismiss}>
          {t('write.dismiss')}
        </Button>
      </div>
    </Alert>
  );
}

type WaitingAlertProps = {
  severity: 'warning' | 'error';
  action: string;
  children: string;
};

function WaitingAlert({ severity, action, children }: WaitingAlertProps) {
  return (
    <Alert
      role="presentation"
      severity={severity}
      className={styles.rest}
      action={
        <Button
          color="inherit"
          size="small"
          aria-haspopup="dialog"
          onClick={() => outboxDialogState.set(true)}
        >
          {action}
        </Button>
      }
    >
      <div role="alert">{children}</div>
    </Alert>
  );
}

function waitingKey(cutBy: ShownWriting['cutBy'], isExpired: boolean) {
  if (isExpired) return 'write.waitingSignIn';
  const keys = {
    connection: 'write.waiting',
    session: 'write.waitingSignedIn',
    signIn: 'write.waitingOtherTab',
  } as const;
  return keys[cutBy];
}

/** True when the answer was lost, so that the records may have been written nevertheless. */
function hasUncertainOutcome(error: unknown): boolean {
  return error instanceof ApiError && error.isUncertain && !isNotKept(error);
}
