import CloudQueueOutlined from '@mui/icons-material/CloudQueueOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Chip from '@mui/material/Chip';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { lazyComponent } from '@/start/lazy-component';
import { slotWriter, type WriterState } from '../../api/slot-writer';
import { countSlots } from '../model/outbox-jobs';
import { outboxDialogState, useOutboxJobs } from './use-outbox-jobs';
import { useOutboxSending } from './use-outbox-sending';

const OutboxDialog = lazyComponent(async () => (await import('./outbox-dialog')).OutboxDialog);

/** Sends what waits, and shows how many half hours do, or how many of those under way were sent; opens what they are. */
export function OutboxChip() {
  const { t } = useTranslation('shell');
  useOutboxSending();
  const jobs = useOutboxJobs();
  const progress = useUnwatchedProgress();
  const isOpen = useSyncExternalStore(outboxDialogState.subscribe, outboxDialogState.get);
  const isEmpty = jobs.length === 0 && !progress;
  // What was opened for the last jobs does not open by itself for the next ones.
  useEffect(() => {
    if (isEmpty) outboxDialogState.set(false);
  }, [isEmpty]);
  if (isEmpty) return null;
  const count = countSlots(jobs);
  return (
    <>
      <Chip
        component="button"
        size="small"
        color={jobs.some(({ parking }) => parking) ? 'error' : jobs.length > 0 ? 'warning' : 'info'}
        icon={progress ? <CloudUploadOutlined /> : <CloudQueueOutlined />}
        label={progress ? t('unsent.progress', progress) : t('unsent.chip', { count })}
        aria-label={progress ? t('unsent.openProgress', progress) : t('unsent.open', { count })}
        aria-haspopup="dialog"
        onClick={() => outboxDialogState.set(true)}
        sx={{ flexShrink: 0, mx: 0.5 }}
      />
      {isOpen && (
        <OutboxDialog jobs={jobs} progress={progress} onClose={() => outboxDialogState.set(false)} />
      )}
    </>
  );
}

/** How far the write has come of which no page tells; null where there is none. */
function useUnwatchedProgress(): WriterState['progress'] {
  const { id } = useSignedInStaff();
  return useSyncExternalStore(slotWriter.subscribe, () =>
    slotWriter.isWatched() ? null : slotWriter.get(id).progress,
  );
}
