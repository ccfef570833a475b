import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useCheckedHours } from '@/features/work/api/checked-months';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { addMonths, firstOfMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import { MatrixFilter } from '@/ui/matrix/matrix-filter';
import legend from '@/ui/page/legend.module.css';
import { MonthArrows } from '@/ui/page/month-arrows';
import { Panel } from '@/ui/page/panel';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { changedDays } from '../model/changed-days';
import { isChosen, isOfLimits, monthField, readBoardSearch, shownRows } from '../model/board-filter';
import type { BoardRow } from '../model/closing-board';
import { BoardCards } from './board-cards';
import { BoardFigures } from './board-figures';
import { BoardMatrix } from './board-matrix';
import { BoardNotes } from './board-notes';
import { useBoardPlace } from './board-place';
import { BoardState } from './board-state';
import { ClosingExport } from './closing-export';
import { ReminderDialog } from './reminder-dialog';
import { TeamLimitsNote, useTeamLimits } from './team-limits';
import { useClosingBoard } from './use-closing-board';
import styles from './board.module.css';

function BoardLegend({ hasCheck }: { hasCheck: boolean }) {
  const { t } = useTranslation('closing');
  const kinds = [
    ['complete', t('legend.complete')],
    ['over', t('legend.over')],
    ['partial', t('legend.partial')],
    ['missing', t('legend.missing')],
    ['leave', t('legend.leave')],
    ['complete part-leave', t('legend.partLeave')],
    ['today', t('legend.today')],
    ...(hasCheck ? [['changed', t('legend.changed')]] : []),
  ];
  return (
    <ul className={legend.legend} aria-label={t('legend.label')}>
      {kinds.map(([kind, word]) => (
        <li key={kind}>
          <span className={classNames(legend.sample, styles.look)} data-look={kind} />
          {word}
        </li>
      ))}
    </ul>
  );
}

const NOBODY: readonly BoardRow[] = [];

/** Stacks use the flex gap: `~`, their usual selector, would restyle the whole grid for each added row. */
export function MonthClosing() {
  const { t } = useTranslation('closing');
  const { language } = useFormat();
  const navigate = useNavigate();
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  // Paper shows the board even when the screen shows cards.
  const isNarrow = !useIsPrinting() && isSmall;
  const [asked, change] = useUrlState(readBoardSearch);
  const thisMonth = firstOfMonth(useToday());
  const first = asked.month ?? thisMonth;
  const board = useClosingBoard(first);
  const checked = useCheckedHours(toMonth(first));
  const { dates, today } = board;
  const team = useTeamLimits(first, isOfLimits(asked.show));
  const { figures } = team;
  const rows = useMemo(
    () =>
      board.rows?.map((row) => ({
        ...row,
        limits: figures?.get(row.person.id),
        changed: checked && changedDays(row, checked),
      })),
    [board.rows, figures, checked],
  );
  const isOffered =
    asked.show === 'changed' ? checked !== undefined : team.limits !== null || !isOfLimits(asked.show);
  const show = isOffered ? asked.show : null;
  // The filter waits for the limits: until they are counted it would hide people.
  const filterableRows = isOfLimits(show) && !figures ? undefined : rows;
  const { place, notePlace } = useBoardPlace();
  const [selected, setSelected] = useState(place?.selected ?? new Set<string | number>());
  const [reminded, setReminded] = useState<readonly BoardRow[] | null>(null);

  const search = useDeferredValue(asked.search);
  const shown = useMemo(
    () => filterableRows && shownRows(filterableRows, show, search),
    [filterableRows, show, search],
  );
  const { uncounted, error, missing } = board;
  const drawn = shown ?? (uncounted && !error ? shownRows(uncounted, null, search) : NOBODY);
  const chosen = rows?.filter(({ person }) => selected.has(person.id)) ?? NOBODY;
  const toRemind = (chosen.length > 0 ? chosen : (shown ?? NOBODY)).filter(({ open }) => open.length > 0);
  const month = formatMonth(toMonth(first), language);

  function showMonth(next: CalendarDate) {
    change({ month: monthField(next, today) });
  }

  function toggle({ person }: BoardRow) {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(person.id)) next.add(person.id);
      return next;
    });
  }

  function open(row: BoardRow, column: string) {
    const { id } = row.person;
    const day = dates[Number(column) - 1] ?? row.open[0]?.date ?? dates.findLast((date) => date <= today);
    notePlace({ cell: { row: id, column }, selected });
    if (column === 'limits') return void navigate(`${paths.person(id)}?month=${toMonth(first)}`);
    if (day === undefined) return;
    const daysOfBalance = `${paths.person(id)}?balance=${toMonth(first)}`;
    void navigate(column === 'balance' ? daysOfBalance : reportingAddress([day], id));
  }

  return (
    <Stack useFlexGap spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <MonthArrows month={first} onMonthChanged={showMonth}>
          <Typography
            component="h2"
            variant="h2"
            aria-live="polite"
            sx={{ minWidth: 136, textAlign: 'center' }}
          >
            {month}
          </Typography>
        </MonthArrows>
        <Box className="screen-only" sx={{ ml: 'auto' }}>
          <ClosingExport rows={shown} dates={dates} today={today} hasLimits={!!figures} />
        </Box>
      </Box>
      <BoardFigures
        board={board}
        action={
          <Button
            className="screen-only"
            variant="outlined"
            startIcon={<ContentCopy />}
            disabled={toRemind.length === 0}
            onClick={() => setReminded(toRemind)}
          >
            {toRemind.length === 0 ? t('remind.open') : t('remind.openFor', { count: toRemind.length })}
          </Button>
        }
      />
      <Frame isNarrow={isNarrow}>
        <MatrixFilter
          inset={{ px: 0, py: 0 }}
          label={t('show.label')}
          choices={[
            { choice: 'problems', word: t('show.problems') },
            { choice: null, word: t('show.everybody') },
            { choice: 'leave', word: t('show.leave') },
            ...(figures || isOfLimits(show)
              ? ([
                  { choice: 'nearLimit', word: t('show.nearLimit') },
                  { choice: 'overLimit', word: t('show.overLimit') },
                ] as const)
              : []),
            ...(checked ? [{ choice: 'changed' as const, word: t('show.changed') }] : []),
          ]}
          rows={filterableRows}
          isShown={isChosen}
          choice={show}
          onChoose={(next) => change({ show: next })}
          search={asked.search}
          onSearch={(q) => change({ q })}
          searchLabel={t('show.search')}
          found={filterableRows && t('show.found', { count: shown?.length ?? 0 })}
        >
          {chosen.length > 0 && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              {t('show.selected', { count: chosen.length })}
              <Button size="small" onClick={() => setSelected(new Set())}>
                {t('show.selectNone')}
              </Button>
            </Box>
          )}
        </MatrixFilter>
        {drawn.length > 0 && (shown ?? !isNarrow) ? (
          isNarrow ? (
            <BoardCards
              label={t('cards', { month })}
              rows={drawn}
              onRemind={(row) => setReminded([row])}
              changesAddress={`${paths.monthEnd}?month=${toMonth(first)}`}
            />
          ) : (
            <BoardMatrix
              rows={drawn}
              isBusy={!shown && missing.length === 0}
              dates={dates}
              today={today}
              selected={selected}
              onToggle={toggle}
              onOpen={open}
              hasLimits={team.isOn}
              onPeriod={(step) => showMonth(addMonths(first, step))}
              initial={place?.cell ?? null}
            />
          )
        ) : missing.length > 0 && !error ? null : (
          <BoardState
            rows={filterableRows}
            choice={show}
            search={search}
            error={error}
            onRetry={board.retry}
            onClear={() => change({ q: null })}
          />
        )}
        <Stack useFlexGap spacing={1} sx={{ px: { xs: 0, md: 3 }, py: { xs: 0, md: 1.5 } }}>
          {shown && shown.length > 0 && <BoardLegend hasCheck={checked !== undefined} />}
          <BoardNotes board={board} />
          <TeamLimitsNote team={team} />
        </Stack>
      </Frame>
      {reminded && <ReminderDialog rows={reminded} month={first} onClose={() => setReminded(null)} />}
    </Stack>
  );
}

function Frame({ isNarrow, children }: { isNarrow: boolean; children: ReactNode }) {
  if (isNarrow)
    return (
      <Stack useFlexGap spacing={1.5}>
        {children}
      </Stack>
    );
  return <Panel isFlush>{children}</Panel>;
}
