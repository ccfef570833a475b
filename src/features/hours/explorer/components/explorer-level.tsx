import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { message } from '@/i18n/message';
import type { CalendarMonth } from '@/lib/calendar-date';
import type { UrlFields } from '@/lib/url-fields';
import { NoRows } from '@/ui/data-table/no-rows';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { listSteps, type ExplorerSearch, type findDay } from '../model/explorer-search';
import { isDayUnknown } from '../model/hour-columns';
import { ExplorerFigures } from './explorer-figures';
import { ExplorerHalfHours } from './explorer-half-hours';
import { ExplorerNotes } from './explorer-notes';
import type { useExplorerHours } from './use-explorer-hours';
import type { useExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';
import type { useOpenFigure } from './use-open-figure';

type ExplorerLevelProps = {
  query: ExplorerSearch;
  /** The opened day of a person; null on the levels above. */
  day: ReturnType<typeof findDay>;
  hours: ReturnType<typeof useExplorerHours>;
  table: ReturnType<typeof useExplorerTable>;
  opening: ReturnType<typeof useOpenFigure>;
  formerNote: string | null;
  /** The search by which the table was filtered. */
  search: string;
  onSearch: (search: string) => void;
  onChange: (change: UrlFields | ((current: ExplorerSearch) => UrlFields)) => void;
};

const NO_MONTHS: readonly CalendarMonth[] = [];
const LOADING_HEIGHT = 420;

export function ExplorerLevel(props: ExplorerLevelProps) {
  const { query, day, hours, table, opening, formerNote, search, onSearch, onChange } = props;
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const { slots, deleted, error } = hours;
  const { shown, names, isBehind } = table;
  if (day && slots) {
    return (
      <ExplorerHalfHours
        slots={slots}
        name={words.stepLabel({ dimension: 'member', key: String(day.person) }, names)}
        date={day.date}
        steps={listSteps(query.path)}
        takesFocus={opening.followsFocus}
      />
    );
  }
  const loading = <SkeletonBlock height={LOADING_HEIGHT} lines={10} />;
  const noRows = {
    empty: { title: t('none.title'), why: formerNote ?? t('none.why') },
    onClear: () => onSearch(''),
  };
  if (!shown) {
    if (!error) return loading;
    return <NoRows {...noRows} search="" error={describeError(error)} onRetry={hours.retry} />;
  }
  // Without half hours, all hours may be on deleted projects.
  if (shown.isEmpty && deleted.isWaiting) return loading;
  if (shown.isEmpty || shown.rows.length === 0) {
    return (
      <NoRows
        {...noRows}
        search={shown.isEmpty ? '' : search}
        error={deleted.isFailed ? message('explorer:deletedFailed') : undefined}
        onRetry={deleted.retry}
      />
    );
  }
  return (
    <>
      <ExplorerFigures
        query={query}
        shown={shown}
        isBehind={isBehind}
        toColumnAddress={opening.toColumnAddress}
        onOpen={opening.openFigure}
        initialCell={opening.initialCell}
        onChange={onChange}
      />
      <ExplorerNotes
        deleted={deleted}
        lacksTasks={!slots}
        formerNote={formerNote}
        isBalance={query.measure === 'balance'}
        checkedMonths={shown.hasSumsAtCheck ? hours.checkedMonths : NO_MONTHS}
        hasUnknownDays={names?.times.some(isDayUnknown) ?? false}
      />
    </>
  );
}
