import CloudQueueOutlined from '@mui/icons-material/CloudQueueOutlined';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlotJobs } from '@/features/reporting/components/use-slot-jobs';
import { countSlots } from '@/features/reporting/model/slot-queue';
import { UnsentDialog } from './unsent-dialog';
import { useSlotSending } from './use-slot-sending';

/** How many half hours wait for a connection; opens what they are. Nothing where none waits. */
export function UnsentChip() {
  const { t } = useTranslation('shell');
  useSlotSending();
  const jobs = useSlotJobs();
  const [isOpen, setIsOpen] = useState(false);
  if (jobs.length === 0) {
    // What was opened for the last jobs does not open by itself for the next ones.
    if (isOpen) setIsOpen(false);
    return null;
  }
  const count = countSlots(jobs);
  return (
    <>
      <Chip
        clickable
        size="small"
        color={jobs.some(({ parking }) => parking) ? 'error' : 'warning'}
        icon={<CloudQueueOutlined />}
        label={t('unsent.chip', { count })}
        aria-label={t('unsent.open', { count })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ flexShrink: 0, mx: 0.5 }}
      />
      {isOpen && <UnsentDialog jobs={jobs} onClose={() => setIsOpen(false)} />}
    </>
  );
}
