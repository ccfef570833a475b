import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { addMonths, toMonth, type CalendarDate } from '@/lib/calendar-date';
import type { BoardRow } from '../model/closing-board';
import { BoardCards } from './board-cards';
import { BoardMatrix, type BoardMatrixProps } from './board-matrix';
import { BoardState } from './board-state';
import type { ClosingBoard } from './use-closing-board';
import type { ShownRows } from './use-shown-rows';

type BoardTableProps = Pick<BoardMatrixProps, 'selected' | 'onToggle' | 'initial' | 'onOpen'> & {
  board: ClosingBoard;
  view: ShownRows;
  /** The first day of the month. */
  first: CalendarDate;
  isNarrow: boolean;
  onMonthChanged: (month: CalendarDate) => void;
  onRemind: (row: BoardRow) => void;
  onSearch: (search: string) => void;
};

export function BoardTable(props: BoardTableProps) {
  const { board, view, first, isNarrow, onMonthChanged, onRemind, onSearch, ...matrix } = props;
  const { t } = useTranslation('closing');
  const { language } = useFormat();
  const { dates, today, error, missingSources, uncounted } = board;
  const { rows, filterableRows, choice, search, shown, drawn, team } = view;
  const month = toMonth(first);
  const monthName = formatMonth(month, language);
  if (isNarrow && shown && shown.length > 0) {
    return (
      <BoardCards
        label={t('cards', { month: monthName })}
        rows={shown}
        onRemind={onRemind}
        changesAddress={`${paths.monthEnd}?month=${month}`}
      />
    );
  }
  if (!isNarrow && drawn.length > 0) {
    return (
      <BoardMatrix
        {...matrix}
        label={t('grid', { month: monthName })}
        rows={drawn}
        isBusy={!shown && missingSources.length === 0}
        dates={dates}
        today={today}
        hasLimits={team.isOn}
        onPeriod={(step) => onMonthChanged(addMonths(first, step))}
      />
    );
  }
  const isSourceMissing = !error && missingSources.length > 0;
  // The figures above name the missing sources, and without counts no card is drawn.
  if (isSourceMissing && drawn.length > 0) return null;
  const waitsForLimits = rows !== undefined && !filterableRows;
  // The note below names the limits that could not be read.
  if (!error && waitsForLimits && team.isFailed) return null;
  return (
    <BoardState
      rows={isSourceMissing ? uncounted : filterableRows}
      choice={choice}
      search={search}
      error={error}
      onRetry={board.retry}
      onClear={() => onSearch('')}
    />
  );
}
