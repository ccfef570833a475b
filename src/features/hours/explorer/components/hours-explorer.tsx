import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { message } from '@/i18n/message';
import type { CalendarMonth } from '@/lib/calendar-date';
import type { UrlFields } from '@/lib/url-fields';
import { ListBar } from '@/ui/data-table/list-bar';
import { NoRows } from '@/ui/data-table/no-rows';
import { Toggles } from '@/ui/form/toggle-row';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useToday } from '@/ui/page/use-today';
import { lastSixMonths } from '../../model/date-range';
import { listSteps, type ExplorerSearch } from '../model/explorer-search';
import { findDay } from '../model/read-explorer-search';
import { ExplorerExport } from './explorer-export';
import { ExplorerFields } from './explorer-fields';
import { ExplorerFigures } from './explorer-figures';
import { ExplorerHalfHours } from './explorer-half-hours';
import { ExplorerNotes } from './explorer-notes';
import { ExplorerPath } from './explorer-path';
import { useExplorerHours } from './use-explorer-hours';
import { useExplorerQuery } from './use-explorer-query';
import { useExplorerSummary } from './use-explorer-summary';
import { useExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';
import { useFormerNote } from './use-former-note';
import { useOpenFigure } from './use-open-figure';

const NO_MONTHS: readonly CalendarMonth[] = [];
const LOADING_HEIGHT = 420;

/** Shows hours by two dimensions; every figure opens its parts, down to the half hours of a day. */
export function HoursExplorer() {
  const { t } = useTranslation(['explorer', 'hours']);
  const words = useExplorerWords();
  const [query, change] = useExplorerQuery();
  const today = useToday();
  const range = useMemo(() => query.range ?? lastSixMonths(today), [query.range, today]);
  const { source, slots, recorded, error, retry, deleted, checkedMonths } = useExplorerHours(query, range);
  const formerNote = useFormerNote(recorded, range, query.path);
  const search = useDeferredValue(query.search);
  const { shown, names, isBehind } = useExplorerTable({ ...query, search }, range, source);
  const { path, measure, member } = query;
  const summary = useExplorerSummary({ member, range, shown, names });
  const { openFigure, columnAddress, levelAddress, followsFocus, initialCell } = useOpenFigure(
    query,
    shown,
    change,
  );
  const opened = findDay(query);
  const find = useCallback((q: string) => change({ q }), [change]);

  return (
    <Stack useFlexGap spacing={2}>
      <div className="screen-only">
        <Panel>
          <ExplorerFields query={query} range={range} onChange={change} />
        </Panel>
      </div>
      <Panel title={shown && !opened ? shown.label : t('hours:reports.explorer')} subtitle={summary} isFlush>
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
    const isIncomplete = shown ? shown.isEmpty && deleted.isWaiting : !error;
    if (isIncomplete) return <SkeletonBlock height={LOADING_HEIGHT} lines={10} />;
    if (!shown || shown.isEmpty || shown.rows.length === 0) {
      // Without half hours, all hours may be on deleted projects.
      const deletedFailure = deleted.isFailed ? message('explorer:deletedFailed') : undefined;
      return (
        <NoRows
          search={shown && !shown.isEmpty ? search : ''}
          empty={{ title: t('none.title'), why: formerNote ?? t('none.why') }}
          error={shown ? deletedFailure : describeError(error)}
          onRetry={shown ? deleted.retry : retry}
          onClear={() => change({ q: null })}
        />
      );
    }
    return (
      <>
        <ExplorerFigures
          query={query}
          shown={shown}
          isBehind={isBehind}
          columnAddress={columnAddress}
          onOpen={openFigure}
          initialCell={initialCell}
          onChange={change}
        />
        <ExplorerNotes
          deleted={deleted}
          lacksTasks={!slots}
          formerNote={formerNote}
          isBalance={measure === 'balance'}
          checkedMonths={shown.hasSumsAtCheck ? checkedMonths : NO_MONTHS}
          hasUnknownDays={names?.times.some((time) => time.start !== time.end) ?? false}
        />
      </>
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
