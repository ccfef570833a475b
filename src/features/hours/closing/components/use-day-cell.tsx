import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkDay } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import type { MatrixCell } from '@/ui/matrix/matrix-column';
import type { BoardRow } from '../model/closing-board';
import styles from './board.module.css';
import { useChangeWords } from './use-change-words';
import { useDayWords } from './use-day-words';

const DAY = classNames(styles.look, styles.day);

export const dayLook = ({ kind, leave }: WorkDay) =>
  leave > 0 && kind !== 'leave' ? `${kind} part-leave` : kind;

export function useDayCell() {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { describeDate, describeDay } = useDayWords();
  const changeWords = useChangeWords();

  const formatDayHours = useCallback(
    ({ kind, recorded }: WorkDay): string => {
      if (kind === 'leave') return t('day.leaveMark');
      if (recorded > 0 || kind === 'missing' || kind === 'today') return format.number(recorded);
      return kind === 'unknown' ? '–' : '';
    },
    [t, format],
  );

  const renderUncounted = useCallback(
    ({ date, recorded }: WorkDay): MatrixCell => {
      if (recorded === 0) return { content: null, className: DAY };
      const label = t('day.recorded', { date: describeDate(date), count: recorded });
      return { content: format.number(recorded), label, className: DAY };
    },
    [t, format, describeDate],
  );

  return useCallback(
    (day: WorkDay, { state, changed = [] }: BoardRow): MatrixCell => {
      if (state === 'uncounted') return renderUncounted(day);
      const cell = {
        content: formatDayHours(day),
        label: describeDay(day),
        look: dayLook(day),
        className: DAY,
      };
      const change = changed.find(({ date }) => date === day.date);
      if (!change) return cell;
      return {
        ...cell,
        // A changed day without content shows its 0 hours.
        content: (
          <span title={changeWords.describe(change)}>{cell.content || format.number(day.recorded)}</span>
        ),
        label: t('day.changed', { day: cell.label, count: change.before }),
        look: `${cell.look} changed`,
      };
    },
    [t, format, renderUncounted, formatDayHours, describeDay, changeWords],
  );
}
