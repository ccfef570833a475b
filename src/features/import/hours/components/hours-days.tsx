import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearch } from '@/lib/word-search';
import { NoRows } from '@/ui/data-table/no-rows';
import { Matrix } from '@/ui/matrix/matrix';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import { MatrixFilter } from '@/ui/matrix/matrix-filter';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { countStates, isTickable, type DayPlan } from '../model/day-plan';
import { DayDetail } from './day-detail';
import { HoursResult } from './hours-result';
import { useDayCells, useDayColumns, type ShownDay } from './use-day-cells';
import type { FileWords } from './use-file-words';
import type { HoursImport } from './use-hours-import';

const ROW_HEIGHT = 36;
const LOADING_HEIGHT = 240;

type Choice = 'new' | 'check';

const getRowId = ({ day }: ShownDay) => day.id;

function isShown({ day, counts }: ShownDay, choice: Choice | null): boolean {
  if (choice === null) return true;
  if (choice === 'new') return counts.new > 0;
  return counts.replaces + counts.leave + counts.outside + counts.overlaps + day.noRoom > 0;
}

function useShownDays(days: readonly DayPlan[], words: FileWords) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [search, setSearch] = useState('');
  const rows = useMemo(() => days.map((day): ShownDay => ({ day, counts: countStates(day) })), [days]);
  const daySearch = useMemo(
    () => createSearch(rows, ({ day }) => [words.formatDay(day), day.date]),
    [rows, words],
  );
  const shownRows = useMemo(
    () => daySearch.find(search).filter((row) => isShown(row, choice)),
    [daySearch, search, choice],
  );
  return { rows, shownRows, choice, setChoice, search, setSearch };
}

type HoursDaysProps = { hoursImport: HoursImport; words: FileWords };

/** Counts new, recorded and conflicting half hours by person and day; a press on conflicting ones includes them. */
export function HoursDays({ hoursImport, words }: HoursDaysProps) {
  const { t } = useTranslation('importing');
  const { days, ticks, toggle, isReady, isWaiting } = hoursImport;
  const { rows, shownRows, choice, setChoice, search, setSearch } = useShownDays(days, words);
  const [opened, setOpened] = useState<{ id: string; anchor: Element } | null>(null);
  // Days that are shown stay until newer ones are read.
  const isLoading = isWaiting && rows.length === 0;
  const columns = useDayColumns(words);
  const renderCell = useDayCells(words, ticks);
  const openedDay = opened && days.find(({ id }) => id === opened.id);

  function open({ day, counts }: ShownDay, { id }: MatrixColumn, anchor: HTMLElement) {
    if (isTickable(id) && counts[id] > 0) return toggle(day, id);
    setOpened({ id: day.id, anchor });
  }

  const choices = [
    { choice: 'check', word: t('hours.days.needsChecking') },
    { choice: null, word: t('show.all') },
    { choice: 'new', word: t('hours.days.new') },
  ] as const;
  return (
    <Panel
      title={t('hours.days.title')}
      isFlush
      actions={<HoursResult hoursImport={hoursImport} words={words} />}
    >
      <MatrixFilter
        narrowInset={{ px: 2, py: 1 }}
        label={t('show.label')}
        choices={choices}
        rows={isLoading ? undefined : rows}
        isShown={isShown}
        choice={choice}
        onChoose={setChoice}
        search={search}
        onSearch={setSearch}
        searchLabel={t('show.search')}
        foundText={isLoading ? undefined : t('show.found', { count: shownRows.length })}
      />
      <Box sx={{ px: { xs: 2, md: 3 }, pb: 1, typography: 'body2', color: 'text.secondary' }}>
        {t('hours.days.hint')}
      </Box>
      {renderDays()}
      {opened && openedDay && (
        <DayDetail
          anchor={opened.anchor}
          title={words.formatDay(openedDay)}
          texts={words.describeStretches(openedDay)}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );

  function renderDays() {
    if (shownRows.length > 0) {
      return (
        <Matrix
          label={t('hours.days.label')}
          columns={columns}
          renderCell={renderCell}
          rows={shownRows}
          rowId={getRowId}
          rowHeight={ROW_HEIGHT}
          onOpen={open}
          isBusy={!isReady}
        />
      );
    }
    if (isLoading) return <SkeletonBlock height={LOADING_HEIGHT} lines={6} />;
    return <NoRows search={search} empty={{ title: t('show.none') }} onClear={() => setSearch('')} />;
  }
}
