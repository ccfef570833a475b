import { useDeferredValue, useMemo } from 'react';
import { useCheckedHours } from '@/features/work/api/checked-months';
import { toMonth, type CalendarDate } from '@/lib/calendar-date';
import { needsLimits, filterRows, type BoardChoice } from '../model/board-filter';
import { changedDays } from '../model/changed-days';
import type { BoardRow } from '../model/closing-board';
import type { ClosingBoard } from './use-closing-board';
import { useTeamLimits } from './use-team-limits';

const NO_ROWS: readonly BoardRow[] = [];

export function useShownRows(
  board: ClosingBoard,
  first: CalendarDate,
  query: { show: BoardChoice; search: string },
) {
  const checkedHours = useCheckedHours(toMonth(first));
  const team = useTeamLimits(first, { isNeeded: needsLimits(query.show) });
  const { figures } = team;
  const rows = useMemo(
    () =>
      board.rows?.map((row) => ({
        ...row,
        limits: figures?.get(row.person.id),
        changed: checkedHours && changedDays(row, checkedHours),
      })),
    [board.rows, figures, checkedHours],
  );

  const hasCheck = checkedHours !== undefined;
  // The limits are undefined until they are read, and null if the company checks none.
  const isWithoutLimits = needsLimits(query.show) && team.limits === null;
  const isWithoutCheck = query.show === 'changed' && !hasCheck;
  const choice = isWithoutLimits || isWithoutCheck ? null : query.show;
  // The filter waits for the limits: until they are counted it would hide people.
  const filterableRows = needsLimits(choice) && !figures ? undefined : rows;
  const search = useDeferredValue(query.search);
  const shown = useMemo(
    () => filterableRows && filterRows(filterableRows, choice, search),
    [filterableRows, choice, search],
  );
  const { uncounted, error } = board;
  const uncountedShown = useMemo(
    () => (uncounted && !error ? filterRows(uncounted, null, search) : NO_ROWS),
    [uncounted, error, search],
  );
  return {
    team,
    hasCheck,
    choice,
    search,
    /** All rows; undefined until they are counted. */
    rows,
    /** The rows that `choice` can select from; undefined until the limits that it needs are counted. */
    filterableRows,
    /** Undefined as long as `filterableRows` is. */
    shown,
    /** The shown rows, or rows without figures until they are counted. */
    drawn: shown ?? uncountedShown,
  };
}

export type ShownRows = ReturnType<typeof useShownRows>;
