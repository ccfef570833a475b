import CloudQueueOutlined from '@mui/icons-material/CloudQueueOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Chip from '@mui/material/Chip';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { lazyComponent } from '@/start/lazy-component';
import { slotWriter, type WriterState } from '../../api/slot-writer';
import { countSlots, type SlotJobs } from '../model/outbox-jobs';
import { outboxDialogState } from './outbox-dialog-state';
import { useOutboxJobs } from './use-outbox-jobs';
import { useOutboxSending } from './use-outbox-sending';

const OutboxDialog = lazyComponent(async () => (await import('./outbox-dialog')).OutboxDialog);

export function OutboxChip() {
  const { t } = useTranslation('shell');
  useOutboxSending();
  const jobs = useOutboxJobs();
  const progress = useUnwatchedProgress();
  const isOpen = useSyncExternalStore(outboxDialogState.subscribe, outboxDialogState.get);
  const isEmpty = jobs.length === 0 && !progress;
  useEffect(() => {
    if (!isEmpty || !outboxDialogState.get()) return;
    // The list must not open by itself for the next jobs.
    outboxDialogState.set(false);
    // The chip, which would get the focus back from the dialog, has disappeared too.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [isEmpty]);
  if (isEmpty) return null;
  const count = countSlots(jobs);
  return (
    <>
      <Chip
        component="button"
        size="small"
        color={findColor(jobs)}
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

/** Red for jobs that wait for a decision, orange for others, blue while only a new write is being sent. */
function findColor(jobs: SlotJobs) {
  if (jobs.some(({ parking }) => parking)) return 'error';
  return jobs.length > 0 ? 'warning' : 'info';
}

function useUnwatchedProgress(): WriterState['progress'] {
  const { id } = useSignedInStaff();
  return useSyncExternalStore(slotWriter.subscribe, () =>
    slotWriter.isWatched() ? null : slotWriter.get(id).progress,
  );
}
