import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { getWeekday, type CalendarDate, type Weekday } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import styles from './board.module.css';
import { useDayWords } from './use-day-words';

const WEEKEND_STYLES: Partial<Record<Weekday, string>> = { 0: styles.sunday, 6: styles.saturday };

const sumColumn = (
  id: 'total' | 'due' | 'balance' | 'limits',
  head: string,
  width: number,
): MatrixColumn => ({
  id,
  head,
  width,
  className: styles[id],
  edge: 'end',
  align: 'end',
});

export function useBoardColumns(
  dates: readonly CalendarDate[],
  today: CalendarDate,
  { hasLimits, hasChanges }: { hasLimits: boolean; hasChanges: boolean },
): readonly MatrixColumn[] {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { describeDate } = useDayWords();
  const isPrinting = useIsPrinting();
  return useMemo(() => {
    const days = dates.map((date): MatrixColumn => {
      const weekday = getWeekday(date);
      const dayOfMonth = Number(date.slice(8));
      const head = (
        <>
          {dayOfMonth}
          <small>{format.weekday(weekday, 'short').slice(0, 1)}</small>
        </>
      );
      return {
        id: String(dayOfMonth),
        head,
        label: describeDate(date),
        // The smallest width that a finger can hit.
        width: 24,
        grows: true,
        headClassName: classNames(styles.dayHead, WEEKEND_STYLES[weekday]),
        isToday: date === today || undefined,
      };
    });
    return [
      {
        id: 'member',
        head: t('column.member'),
        // Wider where the cell has a count of changed days.
        width: hasChanges ? 222 : 198,
        edge: 'start',
        align: 'start',
        className: styles.member,
      },
      ...days,
      sumColumn('total', t('column.total'), 52),
      sumColumn('due', t('column.due'), 44),
      { ...sumColumn('balance', t('column.balance'), hasLimits ? 68 : 80), label: t('column.balanceLong') },
      // Narrow on paper, so that all columns fit on one sheet; the text breaks.
      ...(hasLimits
        ? [{ ...sumColumn('limits', t('column.limits'), isPrinting ? 62 : 104), label: t('limits.short') }]
        : []),
    ];
  }, [dates, today, t, format, describeDate, hasLimits, hasChanges, isPrinting]);
}
