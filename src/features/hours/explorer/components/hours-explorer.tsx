import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UrlFields } from '@/lib/url-fields';
import { ListBar } from '@/ui/data-table/list-bar';
import { Toggles } from '@/ui/form/toggles';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { useTypedSearch } from '../../components/use-typed-search';
import { lastSixMonths } from '../../model/date-range';
import { findDay, writePath, type ExplorerSearch } from '../model/explorer-search';
import { ExplorerExport } from './explorer-export';
import { ExplorerFields } from './explorer-fields';
import { ExplorerLevel } from './explorer-level';
import { ExplorerPath } from './explorer-path';
import { useExplorerHours } from './use-explorer-hours';
import { useExplorerQuery } from './use-explorer-query';
import { useExplorerSummary } from './use-explorer-summary';
import { useExplorerTable } from './use-explorer-table';
import { useFormerNote } from './use-former-note';
import { useOpenFigure } from './use-open-figure';

/** Shows hours by two dimensions; every figure opens its parts, down to the half hours of a day. */
export function HoursExplorer() {
  const { t } = useTranslation(['explorer', 'hours']);
  const [query, change] = useExplorerQuery();
  const { path, member } = query;
  const today = useToday();
  const range = useMemo(() => query.range ?? lastSixMonths(today), [query.range, today]);
  const { search, setSearch, settleSearch } = useTypedSearch({
    stored: query.search,
    store: useCallback((q: string) => change({ q }), [change]),
    level: writePath(path),
  });
  const deferredSearch = useDeferredValue(search);
  const hours = useExplorerHours(query, range);
  const formerNote = useFormerNote(hours.recorded, range, path);
  const table = useExplorerTable({ ...query, search: deferredSearch }, range, hours.source);
  const { shown, names } = table;
  const summary = useExplorerSummary({ member, range, shown, names });
  const opening = useOpenFigure(query, shown, change);
  const day = findDay(query);

  return (
    <Stack useFlexGap spacing={2}>
      <div className="screen-only">
        <Panel>
          <ExplorerFields query={query} range={range} onChange={change} />
        </Panel>
      </div>
      <Panel title={shown && !day ? shown.label : t('hours:reports.explorer')} subtitle={summary} isFlush>
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: day ? 1.5 : 0 }}>
          <ExplorerPath path={path} names={names} toAddress={opening.toLevelAddress} />
        </Box>
        {!day && (
          <ListBar search={{ value: search, onChange: setSearch, onBlur: settleSearch, label: t('search') }}>
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
          {shown && !day && t('found', { count: shown.rows.length })}
        </div>
        <ExplorerLevel
          query={query}
          day={day}
          hours={hours}
          table={table}
          opening={opening}
          formerNote={formerNote}
          search={deferredSearch}
          onSearch={setSearch}
          onChange={change}
        />
      </Panel>
    </Stack>
  );

  function describeIncomplete(): string | undefined {
    if (hours.deleted.isWaiting) return t('deletedWaiting');
    return hours.deleted.isFailed ? t('deletedFailed') : undefined;
  }
}

type LookSwitchProps = Pick<ExplorerSearch, 'look'> & { onChange: (fields: UrlFields) => void };

/** Memoised, because the table renders often. */
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
