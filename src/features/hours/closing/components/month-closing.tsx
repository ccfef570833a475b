import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { firstOfMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { toggled } from '@/lib/toggled';
import type { RowId } from '@/ui/matrix/matrix-column';
import { useLastPlace } from '@/ui/matrix/use-last-place';
import { MonthArrows } from '@/ui/page/month-arrows';
import { Panel } from '@/ui/page/panel';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { useTypedSearch } from '../../components/use-typed-search';
import { monthField, readBoardSearch } from '../model/board-filter';
import { boardCellAddress } from '../model/board-cell-address';
import type { BoardRow } from '../model/closing-board';
import { BoardFigures } from './board-figures';
import { BoardFilterBar } from './board-filter-bar';
import { BoardLegend } from './board-legend';
import { BoardNotes } from './board-notes';
import { BoardTable } from './board-table';
import { ClosingExport } from './closing-export';
import { ReminderDialog } from './reminder-dialog';
import { TeamLimitsNote } from './team-limits-note';
import { useClosingBoard } from './use-closing-board';
import { useShownRows } from './use-shown-rows';

export function MonthClosing() {
  const navigate = useNavigate();
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  // Paper shows the board even when the screen shows cards.
  const isNarrow = !useIsPrinting() && isSmall;
  const [query, change] = useUrlState(readBoardSearch);
  const thisMonth = firstOfMonth(useToday());
  const first = query.month ?? thisMonth;
  const board = useClosingBoard(first);
  const { dates, today } = board;
  const { search, setSearch, settleSearch } = useTypedSearch({
    stored: query.search,
    store: useCallback((q: string) => change({ q }), [change]),
  });
  const view = useShownRows(board, first, { show: query.show, search });
  const { rows, shown, team } = view;
  const { lastPlace, storeLastPlace } = useLastPlace();
  const { selected, toggle, deselect } = useSelection(lastPlace?.selected);
  const [rowsInReminder, setRowsInReminder] = useState<readonly BoardRow[] | null>(null);

  const selectedRows = rows?.filter(({ person }) => selected.has(person.id)) ?? [];
  const offeredRows = selectedRows.length > 0 ? selectedRows : (shown ?? []);
  const rowsToRemind = offeredRows.filter(({ open }) => open.length > 0);

  function showMonth(next: CalendarDate) {
    change({ month: monthField(next, today) });
  }

  function openCell(row: BoardRow, column: string) {
    storeLastPlace({ cell: { row: row.person.id, column }, selected });
    const address = boardCellAddress(row, column, { first, dates, today });
    if (address !== null) void navigate(address);
  }

  // `useFlexGap`, because the `~` selector of other stacks would restyle the whole grid for each added row.
  return (
    <Stack useFlexGap spacing={2}>
      <BoardHead month={first} onMonthChanged={showMonth}>
        <ClosingExport
          rows={shown}
          month={toMonth(first)}
          dates={dates}
          today={today}
          hasLimits={team.figures !== undefined}
        />
      </BoardHead>
      <BoardFigures
        board={board}
        action={<RemindButton count={rowsToRemind.length} onClick={() => setRowsInReminder(rowsToRemind)} />}
      />
      <BoardFrame isNarrow={isNarrow}>
        <div onBlur={settleSearch}>
          <BoardFilterBar
            view={view}
            search={search}
            onSearch={setSearch}
            selectedCount={selectedRows.length}
            onDeselect={deselect}
            onChange={change}
          />
        </div>
        <BoardTable
          board={board}
          view={view}
          first={first}
          isNarrow={isNarrow}
          selected={selected}
          onToggle={toggle}
          initial={lastPlace?.cell ?? null}
          onOpen={openCell}
          onMonthChanged={showMonth}
          onRemind={(row) => setRowsInReminder([row])}
          onSearch={setSearch}
        />
        <Stack useFlexGap spacing={1} sx={{ px: { xs: 0, md: 3 }, py: { xs: 0, md: 1.5 } }}>
          {shown && shown.length > 0 && <BoardLegend hasCheck={view.hasCheck} />}
          <BoardNotes board={board} />
          <TeamLimitsNote team={team} />
        </Stack>
      </BoardFrame>
      {rowsInReminder && (
        <ReminderDialog
          rows={rowsInReminder}
          month={toMonth(first)}
          onClose={() => setRowsInReminder(null)}
        />
      )}
    </Stack>
  );
}

function useSelection(initial: ReadonlySet<RowId> = new Set()) {
  const [selected, setSelected] = useState(initial);

  function toggle({ person }: BoardRow) {
    setSelected((before) => toggled(before, person.id));
  }

  return { selected, toggle, deselect: () => setSelected(new Set()) };
}

function RemindButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation('closing');
  return (
    <Button
      className="screen-only"
      variant="outlined"
      startIcon={<ContentCopy />}
      disabled={count === 0}
      onClick={onClick}
    >
      {count === 0 ? t('remind.open') : t('remind.openFor', { count })}
    </Button>
  );
}

type BoardHeadProps = {
  /** The first day of the month. */
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
  children: ReactNode;
};

function BoardHead({ month, onMonthChanged, children }: BoardHeadProps) {
  const { language } = useFormat();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <MonthArrows month={month} onMonthChanged={onMonthChanged}>
        <Typography variant="h2" aria-live="polite" sx={{ minWidth: 136, textAlign: 'center' }}>
          {formatMonth(toMonth(month), language)}
        </Typography>
      </MonthArrows>
      <Box className="screen-only" sx={{ ml: 'auto' }}>
        {children}
      </Box>
    </Box>
  );
}

function BoardFrame({ isNarrow, children }: { isNarrow: boolean; children: ReactNode }) {
  if (!isNarrow) return <Panel isFlush>{children}</Panel>;
  return (
    <Stack useFlexGap spacing={1.5}>
      {children}
    </Stack>
  );
}
