import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { nameKeywords } from '@/i18n/format';
import type { DateRange } from '../../model/date-range';
import { createMatch } from '../../model/text-match';
import { isPeriod, type Group, type Sides } from '../model/aggregate';
import { explorerRows, type ExplorerRow } from '../model/explorer-rows';
import { personOf, stepsOf, type ExplorerSearch } from '../model/explorer-search';
import type { GroupOrder, HourNames, HourSource } from '../model/grouping';
import { UNKNOWN_PERIOD } from '../model/hour-periods';
import { sumsBefore, type Measure } from '../model/measures';
import { useExplorerWords } from './use-explorer-words';
import { useGroupedHours } from './use-grouped-hours';

export type ExplorerTable = {
  /** Names it: what is told by what. */
  label: string;
  sides: Sides;
  measure: Measure;
  rows: readonly ExplorerRow[];
  foot: Pick<ExplorerRow, 'cells' | 'total'>;
  columns: readonly Group[];
  /** Of all rows, whatever the search leaves. */
  isEmpty: boolean;
};

/** What is shown of the half hours; undefined while they are on their way. It is behind while other rows or columns are. */
export function useExplorerTable(
  asked: ExplorerSearch,
  range: DateRange,
  source: HourSource | undefined,
): { shown: ExplorerTable | undefined; names: HourNames | undefined; isBehind: boolean } {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const { sides: askedSides, measure, sort, search, path } = asked;
  const isOfOne = personOf(asked) !== null;
  const isCompared = measure === 'difference';
  const order = useMemo((): GroupOrder => {
    // Of one person the day is known that the team's answer does not tell.
    const steps = stepsOf(path).filter(
      ({ dimension, key }) => !(isOfOne && isPeriod(dimension) && key === UNKNOWN_PERIOD),
    );
    return { sides: askedSides, range, steps, isCompared };
  }, [askedSides, range, path, isOfOne, isCompared]);
  const { grouped, names, isBehind } = useGroupedHours(source, order);

  const shown = useMemo(() => {
    if (!grouped) return undefined;
    const {
      table,
      compared,
      order: { sides },
    } = grouped;
    const before = compared ? sumsBefore(compared, sides) : undefined;
    const isMatch = createMatch(search);
    const { rows, foot } = explorerRows({
      ...{ table, before, sides, measure, sort },
      hoursOfPersonMonth: env.personMonthHours,
      labelOf: (group) => words.labelOf(sides.rows, group),
      isFound: (label, { entity }) => isMatch(label, ...(entity ? nameKeywords(entity) : [])),
    });
    const said = {
      measure: words.measures[measure],
      rows: sides.rows ? words.dimensions[sides.rows] : t('all'),
    };
    const label = sides.columns
      ? t('gridBy', { ...said, columns: words.dimensions[sides.columns] })
      : t('grid', said);
    const isEmpty = table.rows.length === 0 || (table.total === 0 && !isCompared);
    return { label, sides, measure, rows, foot, columns: table.columns, isEmpty };
  }, [grouped, isCompared, search, measure, sort, words, t]);
  return { shown, names, isBehind };
}
