import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { addDays, getMonday, type CalendarDate } from '@/lib/calendar-date';
import { NARROW_SCREEN } from '@/theme/media';
import { useLastPlace } from '@/ui/matrix/use-last-place';
import type { MatrixPlace } from '@/ui/matrix/use-matrix-focus';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { useRecordAddress } from '../../components/use-record-address';
import { createWallSearch, readWallSearch, shownOnWall } from '../model/wall-filter';
import { WALL_WEEKS } from '../model/wall-period';
import type { WallDay, WallRow } from '../model/wall-rows';
import { RangeBar } from './range-bar';
import { useDayRange } from './use-day-range';
import { useWall } from './use-wall';
import { WallFilterBar } from './wall-filter-bar';
import { WallHeader } from './wall-header';
import { WallMatrix } from './wall-matrix';
import { WallLegend, WallNotes } from './wall-notes';
import { WallState } from './wall-state';

function newLeaveAddress(staffId: number, dates: readonly CalendarDate[]): string {
  return `${paths.leaveRegistration}?mode=existing&staff=${staffId}&dates=${dates.join(',')}`;
}

const NO_ROWS: readonly WallRow[] = [];

const isFree = (day: WallDay | undefined) => day?.state === 'work' && day.absence === null;

function useChosenDays(rows: readonly WallRow[], dates: readonly CalendarDate[]) {
  const rowIds = useMemo(() => rows.map(({ person }) => person.id), [rows]);
  const isRegistrable = ({ row, column }: MatrixPlace) => isFree(rows[row]?.days[column - 1]);
  const dayRange = useDayRange({ period: dates.join(), rowIds, dayCount: dates.length, isRegistrable });
  const { range } = dayRange;
  const chosenRow = range ? rows.find(({ person }) => person.id === range.rowId) : undefined;
  const daysInRange = range && chosenRow ? chosenRow.days.slice(range.first, range.last + 1) : [];
  const chosenDates = daysInRange.filter(isFree).map(({ date }) => date);
  return { dayRange, chosenRow, chosenDates };
}

/** The weekdays of four weeks, or of two on narrow screens. Staff see only themselves. */
export function LeaveWall() {
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(NARROW_SCREEN, { noSsr: true });
  const [query, change] = useUrlState(readWallSearch);
  const thisWeek = getMonday(useToday());
  const first = query.from ?? thisWeek;
  const weeks = isNarrow ? WALL_WEEKS / 2 : WALL_WEEKS;
  const wall = useWall(first, weeks);
  const { rows, dates, today, isAdmin } = wall;
  const getRecordAddress = useRecordAddress();
  const { lastPlace, storeLastPlace } = useLastPlace();

  // Staff have no filter bar, in which they could clear the search and the choice of a link.
  const search = useDeferredValue(isAdmin ? query.search : '');
  const hasToday = dates.includes(today);
  const isChoiceOffered = isAdmin && (query.show !== 'today' || hasToday);
  const show = isChoiceOffered ? query.show : null;
  const wallSearch = useMemo(() => createWallSearch(rows ?? NO_ROWS), [rows]);
  const shown = useMemo(
    () => shownOnWall(wallSearch.find(search), { choice: show, today, isLeaveFirst: isNarrow }),
    [wallSearch, search, show, today, isNarrow],
  );
  const { dayRange, chosenRow, chosenDates } = useChosenDays(shown, dates);

  function movePeriod(step: 1 | -1) {
    const monday = addDays(first, step * weeks * 7);
    change({ from: monday === thisWeek ? null : monday });
  }

  function register({ person }: WallRow, chosen: readonly CalendarDate[]) {
    void navigate(newLeaveAddress(person.id, chosen));
  }

  /** Opens the leave record from a name or an absence, and the registration from another working day. */
  function open(row: WallRow, column: string) {
    storeLastPlace({ cell: { row: row.person.id, column } });
    const day = row.days.find(({ date }) => date === column);
    if (day && row === chosenRow && chosenDates.includes(day.date)) register(row, chosenDates);
    else if (!day || day.absence) void navigate(getRecordAddress(row.person));
    else if (day.state === 'work') register(row, [day.date]);
  }

  const hasRows = shown.length > 0;
  const hasLoads = !isNarrow && wall.findHours !== undefined;
  return (
    <Stack useFlexGap spacing={2}>
      <WallHeader wall={wall} rows={shown} onPeriod={movePeriod} />
      <Panel isFlush>
        {isAdmin && (
          <WallFilterBar
            wall={wall}
            choice={show}
            search={query.search}
            found={shown.length}
            onChange={change}
          />
        )}
        {hasRows ? (
          <WallMatrix
            wall={wall}
            rows={shown}
            isNarrow={isNarrow}
            dayRange={dayRange}
            onOpen={open}
            onPeriod={movePeriod}
            initial={lastPlace?.cell ?? null}
          />
        ) : (
          <WallState wall={wall} choice={show} search={search} onClear={() => change({ q: null })} />
        )}
        {hasRows && (
          <RangeBar
            row={chosenRow}
            dates={chosenDates}
            isOpenEnded={dayRange.range?.isOpenEnded}
            onRegister={() => chosenRow && register(chosenRow, chosenDates)}
            onClear={dayRange.clear}
          />
        )}
        <Stack useFlexGap spacing={1} sx={{ px: { xs: 1.5, md: 3 }, pb: 1.5 }}>
          {hasRows && <WallLegend hasLoads={hasLoads} />}
          {rows && <WallNotes wall={wall} hasLoads={hasLoads} />}
        </Stack>
      </Panel>
    </Stack>
  );
}
