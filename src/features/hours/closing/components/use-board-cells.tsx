import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimitWords } from '@/features/work/components/use-limit-words';
import { usedShare, worstFigure } from '@/features/work/model/overtime-limits';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import { countPeopleToComplete, type BoardRow } from '../model/closing-board';
import { BoardMemberCell } from './board-member-cell';
import styles from './board.module.css';
import { useDayCell } from './use-day-cell';
import { useDayWords } from './use-day-words';

/** NaN for columns other than days, so that no day is found at it. */
const dayIndex = (columnId: string) => Number(columnId) - 1;

/** A formatted balance with its sign: `+1.5`, `−8` or `0`. */
const withSign = (formatted: string, value: number) =>
  value > 0 ? `+${formatted}` : formatted.replace('-', '−');

export function useBoardCells(rows: readonly BoardRow[], dates: readonly CalendarDate[]) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const renderDay = useDayCell();
  const renderLimit = useLimitCell(dates[0]);
  const renderFoot = useFootCells(rows, dates);

  const describeRow = useCallback(
    ({ person, state, open, changed = [] }: BoardRow): string => {
      const name = format.name(person);
      if (state === 'uncounted') return name;
      const words = {
        unknown: t('row.unknown', { name }),
        complete: t('row.complete', { name }),
        open: t('row.open', { name, count: open.length }),
      }[state];
      return changed.length === 0 ? words : t('row.changed', { row: words, count: changed.length });
    },
    [t, format],
  );

  const renderCell = useCallback(
    (row: BoardRow, { id }: MatrixColumn, isSelected: boolean): MatrixCell => {
      if (id === 'member')
        return { content: <BoardMemberCell row={row} isSelected={isSelected} />, label: describeRow(row) };
      const day = row.days[dayIndex(id)];
      if (day) return renderDay(day, row);
      // Without all sources, sums would be wrong.
      if (row.state === 'uncounted') return { content: null };
      if (id === 'total') return { content: format.number(row.total) };
      if (id === 'due') return { content: format.number(row.due) };
      if (id === 'balance') {
        const content = withSign(format.number(row.balance), row.balance);
        return { content, look: row.balance < 0 ? 'less' : undefined };
      }
      if (id === 'limits') return renderLimit(row);
      return { content: null };
    },
    [format, renderDay, describeRow, renderLimit],
  );

  return { renderCell, renderFoot };
}

function useLimitCell(firstDate: CalendarDate | undefined) {
  const format = useFormat();
  const { states, describeLimit } = useLimitWords(firstDate);
  return useCallback(
    ({ limits = [] }: BoardRow): MatrixCell => {
      const figure = worstFigure(limits);
      if (!figure) return { content: null };
      const share = format.percent(usedShare(figure));
      const state = states[figure.state];
      return {
        content: figure.state === 'within' ? share : `${state} ${share}`,
        label: describeLimit(figure),
        look: figure.state,
      };
    },
    [states, describeLimit, format],
  );
}

/** The heights of the bars of the foot in pixels. */
const LOWEST_BAR = 4;
const HIGHEST_BAR = 18;

function useFootCells(rows: readonly BoardRow[], dates: readonly CalendarDate[]) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { describeDate } = useDayWords();
  const counts = useMemo(() => countPeopleToComplete(rows, dates), [rows, dates]);
  const highestCount = Math.max(1, ...counts);
  return useCallback(
    ({ id }: MatrixColumn): MatrixCell => {
      if (id === 'member') return { content: t('foot.label') };
      const count = counts[dayIndex(id)] ?? 0;
      const date = dates[dayIndex(id)];
      if (count === 0 || date === undefined) return { content: null };
      return {
        content: (
          <>
            <i style={{ height: Math.max(LOWEST_BAR, (count / highestCount) * HIGHEST_BAR) }} />
            {format.number(count)}
          </>
        ),
        label: t('foot.day', { date: describeDate(date), count }),
        className: styles.count,
      };
    },
    [t, format, describeDate, dates, counts, highestCount],
  );
}
