import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragHandle from '@mui/icons-material/DragHandle';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import SyncAlt from '@mui/icons-material/SyncAlt';
import type SvgIcon from '@mui/material/SvgIcon';
import { classNames } from '@/lib/class-names';
import styles from '../reporting.module.css';

export type PreviewCount = {
  kind: 'created' | 'replaced' | 'unchanged' | 'cleared' | 'onLeave' | 'hint';
  text: string;
};

const ICONS: Record<PreviewCount['kind'], typeof SvgIcon> = {
  created: AddCircleOutlined,
  replaced: SyncAlt,
  unchanged: DragHandle,
  cleared: DeleteOutlined,
  onLeave: InfoOutlined,
  hint: InfoOutlined,
};

type PreviewCountsProps = {
  label: string;
  counts: readonly PreviewCount[];
  id?: string;
};

export function PreviewCounts({ label, counts, id }: PreviewCountsProps) {
  return (
    <div role="status" aria-label={label}>
      <ul id={id} className={styles.counts}>
        {counts.map(({ kind, text }) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind} className={classNames('tabular', styles[kind])}>
              <Icon className={styles.icon} />
              {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
