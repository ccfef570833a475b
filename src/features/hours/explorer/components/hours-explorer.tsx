import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  memo,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import type { CalendarMonth } from '@/lib/calendar-date';
import type { UrlFields } from '@/lib/url-fields';
import { SLOT_HOURS } from '@/lib/time-slot';
import { ListBar } from '@/ui/data-table/search-box';
import { NoRows } from '@/ui/data-table/no-rows';
import { Toggles } from '@/ui/form/toggle-row';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { useBoardPlace } from '../../closing/components/board-place';
import { useRangeWords } from '../../components/use-hours-words';
import { lastSixMonths } from '../../model/date-range';
import type { Step } from '../model/aggregate';
import type { ExplorerRow } from '../model/explorer-rows';
import { sortField, listSteps, writePath, type ExplorerSearch } from '../model/explorer-search';
import { findDay, readExplorerSearch } from '../model/read-explorer-search';
import { ExplorerChart } from './explorer-chart';
import { ExplorerExport } from './explorer-export';
import { ExplorerFields } from './explorer-fields';
import { ExplorerHalfHours } from './explorer-half-hours';
import { ExplorerMatrix } from './explorer-matrix';
import { ExplorerNotes, useFormerNote } from './explorer-notes';
import { ExplorerPath } from './explorer-path';
import { useExplorerHours, useFormerHours, useExplorerLevels } from './use-explorer-hours';
import { useExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';

const NOBODY: ReadonlySet<string> = new Set();
const NO_MONTHS: readonly CalendarMonth[] = [];
const LOADING_HEIGHT = 420;

/** Swallows presses on figures that are about to change; `inert` would restyle all of them. */
function hold(event: MouseEvent | KeyboardEvent) {
  if ('key' in event && event.key === 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
}

/** Every figure opens its parts, down to the half hours of a day. */
export function HoursExplorer() {
  const { t } = useTranslation(['explorer', 'hours']);
  const format = useFormat();
  const words = useExplorerWords();
  const inWords = useRangeWords();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { place, notePlace } = useBoardPlace();
  const [asked, change] = useUrlState(readExplorerSearch);
  const today = useToday();
  const { start, end } = asked.range ?? lastSixMonths(today);
  // The identity changes only with the days, because the half hours are grouped anew for another range.
  const range = useMemo(() => ({ start, end }), [start, end]);
  const { source, slots, recorded, error, retry, deleted, checkedMonths } = useExplorerHours(asked, range);
  const former = useFormerHours(recorded, range, asked.path);
  const formerNote = useFormerNote(former);
  const search = useDeferredValue(asked.search);
  const { shown, names, isBehind } = useExplorerTable({ ...asked, search }, range, source);
  const { path, sides, measure } = asked;
  const hoursAtCheck = shown?.foot.total.atCheck;
  const { openedFields, columnAddress, levelAddress } = useExplorerLevels(asked);
  const opened = findDay(asked);
  // The focus moves into an opened figure; on a first visit it stays on the heading.
  const [followsFocus, setFollowsFocus] = useState(false);
  const [firstRow] = shown?.rows ?? [];
  const firstCell = followsFocus && firstRow ? { row: firstRow.group.key, column: 'name' } : null;

  function open(row: ExplorerRow, column: string | null) {
    const steps: Step[] = [];
    if (sides.rows) steps.push({ dimension: sides.rows, key: row.group.key });
    if (sides.columns && column !== null) steps.push({ dimension: sides.columns, key: column });
    const place = shown?.columns.findIndex(({ key }) => key === column) ?? -1;
    const figure = place === -1 ? row.total : row.cells[place];
    const isNothing = figure?.sum === 0 && (measure !== 'balance' || !figure.value);
    // A day without half hours has no list to open.
    const isDay = figure?.sum === 0 && findDay({ member: asked.member, path: [...path, { sides, steps }] });
    if (steps.length === 0 || isNothing || isDay) return;
    notePlace({
      cell: { row: row.group.key, column: place === -1 ? 'name' : String(place) },
      selected: NOBODY,
    });
    setFollowsFocus(true);
    change(openedFields(steps), { replace: false });
  }

  const find = useCallback((q: string) => change({ q }), [change]);
  const sortBy = useCallback(
    (by: string) =>
      change(({ sort }) => ({
        sort: sortField({ by, isDescending: sort?.by === by ? !sort.isDescending : by !== 'name' }),
      })),
    [change],
  );

  return (
    <Stack useFlexGap spacing={2}>
      <div className="screen-only">
        <Panel>
          <ExplorerFields asked={asked} range={range} onChange={change} />
        </Panel>
      </div>
      <Panel
        title={shown && !opened ? shown.label : t('hours:reports.explorer')}
        subtitle={
          shown
            ? [
                asked.member && words.stepLabel({ dimension: 'member', key: String(asked.member) }, names),
                inWords(range),
                t('hours:total', { hours: format.hours(shown.foot.total.sum * SLOT_HOURS) }),
                hoursAtCheck !== undefined &&
                  t('atCheck', { hours: format.hours(hoursAtCheck * SLOT_HOURS) }),
              ]
                .filter(Boolean)
                .join(t('between'))
            : inWords(range)
        }
        isFlush
      >
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: opened ? 1.5 : 0 }}>
          <ExplorerPath path={path} names={names} toAddress={levelAddress} />
        </Box>
        {!opened && (
          <ListBar search={{ value: asked.search, onChange: find, label: t('search') }}>
            <LookSwitch look={asked.look} onChange={change} />
            <ExplorerExport
              asked={asked}
              range={range}
              shown={shown}
              names={names}
              blockedBecause={
                deleted.isWaiting ? t('deletedWaiting') : deleted.isFailed ? t('deletedFailed') : undefined
              }
            />
          </ListBar>
        )}
        <div role="status" className="visually-hidden">
          {shown && !opened && t('found', { count: shown.rows.length })}
        </div>
        {body()}
      </Panel>
    </Stack>
  );

  function body() {
    if (opened && slots) {
      const name = words.stepLabel({ dimension: 'member', key: String(opened.person) }, names);
      return (
        <ExplorerHalfHours
          slots={slots}
          name={name}
          date={opened.date}
          steps={listSteps(path)}
          takesFocus={followsFocus}
        />
      );
    }
    if (!shown && !error) return <SkeletonBlock height={LOADING_HEIGHT} lines={10} />;
    if (!shown || shown.isEmpty || shown.rows.length === 0) {
      return (
        <NoRows
          search={shown && !shown.isEmpty ? search : ''}
          empty={{ title: t('none.title'), why: formerNote ?? t('none.why') }}
          error={shown ? undefined : describeError(error)}
          onRetry={retry}
          onClear={() => change({ q: null })}
        />
      );
    }
    return (
      <div onClickCapture={isBehind ? hold : undefined} onKeyDownCapture={isBehind ? hold : undefined}>
        {asked.look === 'chart' ? (
          <ExplorerChart shown={shown} />
        ) : (
          <ExplorerMatrix
            // Each level needs a grid of its own: the way back then restores the focus.
            key={writePath(path)}
            shown={shown}
            sort={asked.sort}
            onSort={sortBy}
            columnAddress={columnAddress}
            onOpen={open}
            initial={place?.cell ?? firstCell}
            isNarrow={isNarrow}
          />
        )}
        <ExplorerNotes
          deleted={deleted}
          lacksTasks={!slots}
          former={former}
          isBalance={measure === 'balance'}
          checkedMonths={shown.isComparedWithCheck ? checkedMonths : NO_MONTHS}
          hasUnknownDays={names?.times.some(({ start, end }) => start !== end) ?? false}
        />
      </div>
    );
  }
}

type LookSwitchProps = Pick<ExplorerSearch, 'look'> & { onChange: (fields: UrlFields) => void };

const LookSwitch = memo(function LookSwitch({ look, onChange }: LookSwitchProps) {
  const { t } = useTranslation('explorer');
  return (
    <Toggles
      aria-label={t('view')}
      options={[
        { value: 'table', label: t('asTable') },
        { value: 'chart', label: t('asChart') },
      ]}
      value={look ?? 'table'}
      onChosen={(wanted) => onChange({ look: wanted === 'chart' ? wanted : null })}
    />
  );
});
