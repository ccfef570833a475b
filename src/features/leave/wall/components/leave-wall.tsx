import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useLocation } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import { addDays, getMonday, type CalendarDate } from '@/lib/calendar-date';
import { MatrixFilter } from '@/ui/matrix/matrix-filter';
import type { MatrixPlace, MatrixCellId } from '@/ui/matrix/use-matrix-focus';
import { NARROW_SCREEN } from '@/theme/media';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { paths } from '@/config/paths';
import { isOnWall, readWallSearch, shownOnWall, type WallChoice } from '../model/wall-filter';
import { WALL_WEEKS } from '../model/wall-period';
import type { WallRow } from '../model/wall-rows';
import { useRecordAddress } from '../../components/hint-row';
import { RangeBar } from './range-bar';
import { useDayRange } from './use-day-range';
import { useWall } from './use-wall';
import { WallExport } from './wall-export';
import { WallIcon } from './use-wall-cells';
import { WallLegend, WallNotes, WallState } from './wall-notes';
import { WallMatrix } from './wall-matrix';

function registrationAddress(staffId: number, dates: readonly CalendarDate[]): string {
  return `${paths.leaveRegistration}?mode=existing&staff=${staffId}&dates=${dates.join(',')}`;
}

/** The last focused cell by history entry: going back leads to the same cell. */
const cells = new Map<string, MatrixCellId>();

function useWallPlace() {
  const { key } = useLocation();
  return { cell: cells.get(key) ?? null, noteCell: (cell: MatrixCellId) => void cells.set(key, cell) };
}

const NOBODY: readonly WallRow[] = [];

/** Shows who is off on the weekdays of four weeks, of two on narrow screens; staff see only themselves. */
export function LeaveWall() {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(NARROW_SCREEN, { noSsr: true });
  const [asked, change] = useUrlState(readWallSearch);
  const thisWeek = getMonday(useToday());
  const first = asked.from ?? thisWeek;
  const weeks = isNarrow ? WALL_WEEKS / 2 : WALL_WEEKS;
  const wall = useWall(first, weeks);
  const { rows, dates, today, isAdmin } = wall;
  const recordAddress = useRecordAddress();
  const { cell, noteCell } = useWallPlace();

  const search = useDeferredValue(asked.search);
  const hasToday = dates.includes(today);
  const show = asked.show === 'today' && !hasToday ? null : asked.show;
  const shown = useMemo(
    () => (rows ? shownOnWall(rows, { show, search, today, isLeaveFirst: isNarrow }) : NOBODY),
    [rows, show, search, today, isNarrow],
  );
  const rowIds = useMemo(() => shown.map(({ person }) => person.id), [shown]);
  const isFree = ({ row, column }: MatrixPlace) => {
    const day = shown[row]?.days[column - 1];
    return day?.state === 'work' && day.absence === null;
  };
  const days = useDayRange({ rowIds, dayCount: dates.length, isFree });
  const { range } = days;
  const chosenRow = range && shown.find(({ person }) => person.id === range.row);
  const chosen =
    range && chosenRow
      ? chosenRow.days
          .slice(range.first, range.last + 1)
          .filter(({ state }) => state === 'work')
          .map(({ date }) => date)
      : [];

  function showPeriod(monday: CalendarDate) {
    days.clear();
    change({ from: monday === thisWeek ? null : monday });
  }

  function register({ person }: WallRow, registered: readonly CalendarDate[]) {
    if (registered.length > 0) void navigate(registrationAddress(person.id, registered));
  }

  function open(row: WallRow, column: string) {
    noteCell({ row: row.person.id, column });
    const day = row.days.find(({ date }) => date === column);
    if (day && row === chosenRow && chosen.includes(day.date)) return register(row, chosen);
    if (!day || day.absence) return void navigate(recordAddress(row.person));
    if (day.state === 'work') register(row, [day.date]);
  }

  const tightDays = wall.atWork?.filter(({ isBelow }) => isBelow).length ?? 0;
  const from = dates[0] ?? '';
  const to = dates.at(-1) ?? '';
  return (
    <Stack useFlexGap spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <IconButton
          size="small"
          className="screen-only"
          aria-label={t('earlier')}
          onClick={() => showPeriod(addDays(first, -weeks * 7))}
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
        <Typography component="h2" variant="h2" aria-live="polite">
          {t('period', { from: format.date(from), to: format.date(to) })}
        </Typography>
        <IconButton
          size="small"
          className="screen-only"
          aria-label={t('later')}
          onClick={() => showPeriod(addDays(first, weeks * 7))}
        >
          <ChevronRight fontSize="small" />
        </IconButton>
        <Box className="screen-only" sx={{ ml: 'auto' }}>
          <WallExport wall={wall} rows={shown} />
        </Box>
      </Box>
      <Panel isFlush>
        {isAdmin && (
          <MatrixFilter<WallRow, NonNullable<WallChoice>>
            inset={{ px: 1.5, py: 1.5 }}
            label={t('show.label')}
            choices={[
              { choice: null, word: t('show.everybody') },
              { choice: 'leave', word: t('show.leave') },
              ...(hasToday ? [{ choice: 'today', word: t('show.today') } as const] : []),
            ]}
            rows={rows}
            isShown={(row, choice) => isOnWall(row, choice, today)}
            choice={show}
            onChoose={(next) => change({ show: next })}
            search={asked.search}
            onSearch={(q) => change({ q })}
            searchLabel={t('show.search')}
            found={rows && t('show.found', { count: shown.length })}
          >
            {tightDays > 0 && (
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 0.75,
                  px: 1.25,
                  py: 0.5,
                  borderRadius: 1,
                  bgcolor: 'warning.tint',
                  color: 'warning.text',
                  fontWeight: 'fontWeightMedium',
                }}
              >
                <WallIcon name="warning" />
                {t('show.tight', { count: tightDays })}
              </Box>
            )}
          </MatrixFilter>
        )}
        {shown.length > 0 ? (
          <WallMatrix
            wall={wall}
            rows={shown}
            isNarrow={isNarrow}
            days={days}
            onOpen={open}
            onPeriod={(step) => showPeriod(addDays(first, step * weeks * 7))}
            initial={cell}
          />
        ) : (
          <WallState wall={wall} choice={show} search={search} onClear={() => change({ q: null })} />
        )}
        {shown.length > 0 && (
          <RangeBar
            row={chosenRow}
            dates={chosen}
            isOpenEnded={range?.isOpenEnded}
            onRegister={() => chosenRow && register(chosenRow, chosen)}
            onClear={days.clear}
          />
        )}
        <Stack useFlexGap spacing={1} sx={{ px: { xs: 1.5, md: 3 }, pb: 1.5 }}>
          {shown.length > 0 && <WallLegend hasLoads={!isNarrow && wall.findHours !== undefined} />}
          {rows && <WallNotes wall={wall} hasBars={!isNarrow} />}
        </Stack>
      </Panel>
    </Stack>
  );
}
