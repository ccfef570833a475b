import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { weekdayOf, type CalendarDate } from '@/lib/calendar-date';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import { useDayWords } from './use-day-words';

const TONES: Partial<Record<number, string>> = { 0: 'sunday', 6: 'saturday' };

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
      const looks = ['day', TONES[weekday], date === today && 'today'].filter(Boolean).join(' ');
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
        look: looks,
      };
    });
    const sum = (id: 'total' | 'due' | 'difference', head: string, width: number): MatrixColumn => ({
      ...{ id, head, width },
      look: id,
      edge: 'end',
      align: 'end',
    });
    return [
      { id: 'member', head: t('column.member'), width: 212, edge: 'start', align: 'start' },
      ...days,
      sum('total', t('column.total'), 60),
      sum('due', t('column.due'), 52),
      { ...sum('difference', t('column.difference'), 64), label: t('column.differenceLong') },
    ];
  }, [dates, today, t, format, dateWords]);
}
