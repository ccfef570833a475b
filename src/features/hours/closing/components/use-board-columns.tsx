import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { weekdayOf, type CalendarDate } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import styles from './board-matrix.module.css';
import { useDayWords } from './use-day-words';

const TONES: Partial<Record<number, string>> = { 0: styles.sunday, 6: styles.saturday };

/** Name, each day by its number (1 to 31), and the sums. */
export function useBoardColumns(
  dates: readonly CalendarDate[],
  today: CalendarDate,
): readonly MatrixColumn[] {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { dateWords } = useDayWords();
  return useMemo(() => {
    const days = dates.map((date): MatrixColumn => {
      const weekday = weekdayOf(date);
      const short = Array.from(format.weekday(weekday, 'short'))[0];
      const head = (
        <>
          {Number(date.slice(8))}
          <small>{short}</small>
        </>
      );
      return {
        id: String(Number(date.slice(8))),
        head,
        label: dateWords(date),
        width: 23,
        grows: true,
        headClassName: classNames(styles.dayHead, TONES[weekday]),
        isToday: date === today || undefined,
      };
    });
    const sum = (id: 'total' | 'due' | 'difference', head: string, width: number): MatrixColumn => ({
      ...{ id, head, width },
      className: styles[id],
      edge: 'end',
      align: 'end',
    });
    return [
      {
        id: 'member',
        head: t('column.member'),
        width: 212,
        edge: 'start',
        align: 'start',
        className: styles.member,
      },
      ...days,
      sum('total', t('column.total'), 60),
      sum('due', t('column.due'), 52),
      { ...sum('difference', t('column.difference'), 64), label: t('column.differenceLong') },
    ];
  }, [dates, today, t, format, dateWords]);
}
