import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import type { Work } from '../../model/recent-work';
import styles from './recent-work-chips.module.css';

type RecentWorkChipsProps = { works: readonly Work[] | null; onPicked: (work: Work) => void };

/** The latest pairs of project and task: one press chooses both. */
export function RecentWorkChips({ works, onPicked }: RecentWorkChipsProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const labelId = useId();
  if (works === null) return <div className={styles.room} />;
  if (works.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId} className={classNames(styles.room, styles.chips)}>
      <Typography id={labelId} variant="caption" color="textSecondary">
        {t('work.recent')}
      </Typography>
      {works.map((work) => (
        <Chip
          component="button"
          key={`${work.project.id} ${work.task.id}`}
          variant="outlined"
          size="small"
          label={`${work.project.cd} · ${format.name(work.task)}`}
          onClick={() => onPicked(work)}
        />
      ))}
    </div>
  );
}
