import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimitWords } from '@/features/work/components/use-limit-words';
import { usedShare, worstFigure } from '@/features/work/model/overtime-limits';
import type { WorkDay } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import type { MatrixCell, MatrixColumn } from '@/ui/matrix/matrix-column';
import { countPeopleToComplete, type BoardRow } from '../model/closing-board';
import { BoardMemberCell } from './board-member-cell';
import styles from './board.module.css';
import { useChangeWords } from './use-change-words';
import { useDayWords } from './use-day-words';

const DAY = classNames(styles.look, styles.day);

const dayIndex = (columnId: string) => Number(columnId) - 1;

/** Formats a balance as `+1.5`, `−8` or `0`. */
const formatSigned = (number: string, value: number) => (value > 0 ? `+${number}` : number.replace('-', '−'));

/** Returns the look of a day: its kind, and `part-leave` where a part of it is leave. */
export const dayLook = ({ kind, leave }: WorkDay) =>
  leave > 0 && kind !== 'leave' ? `${kind} part-leave` : kind;

export function useBoardCells(rows: readonly BoardRow[], dates: readonly CalendarDate[]) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { describeDate, describeDay } = useDayWords();
  const changeWords = useChangeWords();
  const renderLimit = useLimitCell(dates[0]);
  const renderFoot = useFootCells(rows, dates);

  const formatDayHours = useCallback(
    ({ kind, recorded }: WorkDay): string => {
      if (kind === 'leave') return t('day.leaveMark');
      if (recorded > 0 || kind === 'missing' || kind === 'today') return format.number(recorded);
      return kind === 'unknown' ? '–' : '';
    },
    [t, format],
  );

  const uncountedCell = useCallback(
    ({ date, recorded }: WorkDay): MatrixCell => {
      if (recorded === 0) return { content: null, className: DAY };
      const hours = format.number(recorded);
      const label = t('day.recorded', { date: describeDate(date), recorded: hours });
      return { content: hours, label, className: DAY };
    },
    [t, format, describeDate],
  );

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
      if (row.state === 'uncounted') return day ? uncountedCell(day) : { content: null };
      if (id === 'total') return { content: format.number(row.total) };
      if (id === 'due') return { content: format.number(row.due) };
      if (id === 'balance') {
        const content = formatSigned(format.number(row.balance), row.balance);
        return { content, look: row.balance < 0 ? 'less' : undefined };
      }
      if (id === 'limits') return renderLimit(row);
      if (!day) return { content: null };
      const cell = {
        content: formatDayHours(day),
        label: describeDay(day),
        look: dayLook(day),
        className: DAY,
      };
      const change = row.changed?.find(({ date }) => date === day.date);
      if (!change) return cell;
      return {
        ...cell,
        // A changed day shows its hours even where they are 0.
        content: (
          <span title={changeWords.describe(change)}>{cell.content || format.number(day.recorded)}</span>
        ),
        label: t('day.changed', { day: cell.label, hours: format.number(change.before) }),
        look: `${cell.look} changed`,
      };
    },
    [t, format, formatDayHours, describeRow, describeDay, uncountedCell, renderLimit, changeWords],
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

/** Renders the count of people with a day to complete, with a bar. */
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
