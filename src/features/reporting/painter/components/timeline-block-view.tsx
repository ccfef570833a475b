import AddIcon from '@mui/icons-material/Add';
import CloudQueue from '@mui/icons-material/CloudQueueOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import SyncAlt from '@mui/icons-material/SyncAlt';
import { useTranslation } from 'react-i18next';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import type { TimelineBlock } from '../model/timeline-blocks';
import styles from './timeline.module.css';
import { toneStyle } from './tone';

/** A stretch of work on the timeline. What is not saved has a dashed edge and a mark with an icon. Told by its cells, not by itself. */
export function TimelineBlockView({ block, gridRow }: { block: TimelineBlock; gridRow: string }) {
  const { t } = useTranslation(['painter', 'reporting']);
  const format = useFormat();
  const { state, slot, start, finish, replaced } = block;
  const halfHours = (finish - start) / SLOT_MINUTES;
  return (
    <div
      className={classNames(
        styles.block,
        styles[state],
        halfHours <= 2 && styles.short,
        halfHours === 1 && styles.line,
      )}
      aria-hidden
      style={{ ...toneStyle(slot.projectId), gridRow }}
    >
      <span className={styles.what}>
        <b>{slot.project?.cd ?? t('reporting:day.deletedProject')}</b>{' '}
        {slot.task ? format.name(slot.task) : t('reporting:day.deletedTask')}
      </span>
      {halfHours > 1 && <small>{format.hours(halfHours / 2)}</small>}
      {state !== 'recorded' && <span className={styles.mark}>{mark()}</span>}
    </div>
  );

  function mark() {
    if (state === 'cleared') return <Mark icon={DeleteOutlined}>{t('painter:mark.cleared')}</Mark>;
    if (state === 'waiting') return <Mark icon={CloudQueue}>{t('painter:mark.waiting')}</Mark>;
    if (replaced > 0) return <Mark icon={SyncAlt}>{t('painter:mark.replaces', { count: replaced })}</Mark>;
    return <Mark icon={AddIcon}>{t('painter:mark.new')}</Mark>;
  }
}

function Mark({ icon: Icon, children }: { icon: typeof AddIcon; children: string }) {
  return (
    <>
      <Icon sx={{ fontSize: 14 }} />
      {children}
    </>
  );
}
