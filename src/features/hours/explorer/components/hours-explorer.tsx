import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useCallback, useDeferredValue, useMemo, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import type { CalendarMonth } from '@/lib/calendar-date';
import type { UrlFields } from '@/lib/url-fields';
import { SLOT_HOURS } from '@/lib/time-slot';
import { ListBar } from '@/ui/data-table/list-bar';
import { NoRows } from '@/ui/data-table/no-rows';
import { Toggles } from '@/ui/form/toggle-row';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { useRangeWords } from '../../components/use-hours-words';
import { lastSixMonths } from '../../model/date-range';
import { listSteps, sortField, writePath, type ExplorerSearch } from '../model/explorer-search';
import { findDay, readExplorerSearch } from '../model/read-explorer-search';
import { ExplorerChart } from './explorer-chart';
import { ExplorerExport } from './explorer-export';
import { ExplorerFields } from './explorer-fields';
import { ExplorerHalfHours } from './explorer-half-hours';
import { ExplorerMatrix } from './explorer-matrix';
import { ExplorerNotes } from './explorer-notes';
import { ExplorerPath } from './explorer-path';
import { NAME_COLUMN } from './use-explorer-columns';
import { useExplorerHours } from './use-explorer-hours';
import { useExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';
import { useFormerNote } from './use-former-note';
import { useOpenFigure } from './use-open-figure';

const NO_MONTHS: readonly CalendarMonth[] = [];
const LOADING_HEIGHT = 420;

/** Swallows presses on figures that are about to change; `inert` would restyle all of them. */
function swallowPress(event: MouseEvent | KeyboardEvent) {
  if ('key' in event && event.key === 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
}

/** Shows hours by two dimensions; every figure opens its parts, down to the half hours of a day. */
export function HoursExplorer() {
  const { t } = useTranslation(['explorer', 'hours']);
  const format = useFormat();
  const words = useExplorerWords();
  const formatRange = useRangeWords();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [query, change] = useUrlState(readExplorerSearch);
  const today = useToday();
  const { start, end } = query.range ?? lastSixMonths(today);
  // The identity changes only with the days, because the half hours are grouped anew for another object.
  const range = useMemo(() => ({ start, end }), [start, end]);
  const { source, slots, recorded, error, retry, deleted, checkedMonths } = useExplorerHours(query, range);
  const formerNote = useFormerNote(recorded, range, query.path);
  const search = useDeferredValue(query.search);
  const { shown, names, isBehind } = useExplorerTable({ ...query, search }, range, source);
  const { path, measure } = query;
  const { openFigure, columnAddress, levelAddress, followsFocus, initialCell } = useOpenFigure(
    query,
    shown,
    change,
  );
  const halfHoursAtCheck = shown?.foot.total.atCheck;
  const opened = findDay(query);
  const find = useCallback((q: string) => change({ q }), [change]);
  const sortBy = useCallback(
    (by: string) =>
      change(({ sort }) => ({
        sort: sortField({ by, isDescending: sort?.by === by ? !sort.isDescending : by !== NAME_COLUMN }),
      })),
    [change],
  );

  return (
    <Stack useFlexGap spacing={2}>
      <div className="screen-only">
        <Panel>
          <ExplorerFields query={query} range={range} onChange={change} />
        </Panel>
      </div>
      <Panel
        title={shown && !opened ? shown.label : t('hours:reports.explorer')}
        subtitle={describeRange()}
        isFlush
      >
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: opened ? 1.5 : 0 }}>
          <ExplorerPath path={path} names={names} toAddress={levelAddress} />
        </Box>
        {!opened && (
          <ListBar search={{ value: query.search, onChange: find, label: t('search') }}>
            <LookSwitch look={query.look} onChange={change} />
            <ExplorerExport
              query={query}
              range={range}
              shown={shown}
              names={names}
              blockedBecause={describeIncomplete()}
            />
          </ListBar>
        )}
        <div role="status" className="visually-hidden">
          {shown && !opened && t('found', { count: shown.rows.length })}
        </div>
        {renderBody()}
      </Panel>
    </Stack>
  );

  function describeRange(): string {
    if (!shown) return formatRange(range);
    const parts = [formatRange(range), t('hours:total', { hours: formatHalfHours(shown.foot.total.sum) })];
    if (query.member)
      parts.unshift(words.stepLabel({ dimension: 'member', key: String(query.member) }, names));
    if (halfHoursAtCheck !== undefined)
      parts.push(t('atCheck', { hours: formatHalfHours(halfHoursAtCheck) }));
    return parts.join(t('between'));
  }

  function formatHalfHours(halfHours: number): string {
    return format.hours(halfHours * SLOT_HOURS);
  }

  function describeIncomplete(): string | undefined {
    if (deleted.isWaiting) return t('deletedWaiting');
    return deleted.isFailed ? t('deletedFailed') : undefined;
  }

  function renderBody() {
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
      <div
        onClickCapture={isBehind ? swallowPress : undefined}
        onKeyDownCapture={isBehind ? swallowPress : undefined}
      >
        {query.look === 'chart' ? (
          <ExplorerChart shown={shown} />
        ) : (
          <ExplorerMatrix
            // A new grid for each level restores the focus on the way back.
            key={writePath(path)}
            shown={shown}
            sort={query.sort}
            onSort={sortBy}
            columnAddress={columnAddress}
            onOpen={openFigure}
            initial={initialCell}
            isNarrow={isNarrow}
          />
        )}
        <ExplorerNotes
          deleted={deleted}
          lacksTasks={!slots}
          formerNote={formerNote}
          isBalance={measure === 'balance'}
          checkedMonths={shown.hasSumsAtCheck ? checkedMonths : NO_MONTHS}
          hasUnknownDays={names?.times.some((time) => time.start !== time.end) ?? false}
        />
      </div>
    );
  }
}

type LookSwitchProps = Pick<ExplorerSearch, 'look'> & { onChange: (fields: UrlFields) => void };

/** Chooses between table and chart; memoised, because the table renders often. */
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
      onChosen={(next) => onChange({ look: next === 'chart' ? next : null })}
    />
  );
});
