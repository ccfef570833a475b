import { useTranslation } from 'react-i18next';
import { isLunch, LUNCH_FINISH, LUNCH_START } from '@/features/work/model/usual-day';
import { formatMinutes } from '../../model/format-minutes';
import { gridTemplate, toGridRow, type Rows } from './row-geometry';
import styles from './timeline.module.css';

export function TimelineAxis({ rows, isLunchUsed }: { rows: Rows; isLunchUsed: boolean }) {
  const { t } = useTranslation('painter');
  return (
    <div className={styles.axis} aria-hidden style={{ gridTemplateRows: gridTemplate(rows) }}>
      {rows.starts.map((start, index) =>
        isLunch(start) && !isLunchUsed ? null : (
          <span key={start} style={{ gridRow: index + 1 }}>
            {(start % 60 === 0 || index === 0) && formatMinutes(start)}
          </span>
        ),
      )}
      {!isLunchUsed && (
        <span className={styles.lunch} style={{ gridRow: toGridRow(rows, LUNCH_START, LUNCH_FINISH) }}>
          {t('lunch')}
        </span>
      )}
    </div>
  );
}
