import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { nameKeywords } from '@/i18n/format';
import type { DateRange } from '../../model/date-range';
import { createMatch } from '../../model/text-match';
import { aggregate, isPeriod, type Group, type Sides } from '../model/aggregate';
import { explorerRows, type ExplorerRow } from '../model/explorer-rows';
import { personOf, stepsOf, type ExplorerSearch } from '../model/explorer-search';
import type { HourColumns } from '../model/hour-columns';
import { UNKNOWN_PERIOD } from '../model/hour-periods';
import { compareTables, type Measure } from '../model/measures';
import { useExplorerWords } from './use-explorer-words';

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

/** What is shown of the half hours; undefined while they are on their way. */
export function useExplorerTable(
  asked: ExplorerSearch,
  range: DateRange,
  hours: HourColumns | undefined,
): ExplorerTable | undefined {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const { sides, measure, sort, search, path } = asked;
  const isOfOne = personOf(asked) !== null;
  const summed = useMemo(() => {
    if (!hours) return undefined;
    // Of one person the day is known that the team's answer does not tell.
    const steps = stepsOf(path).filter(
      ({ dimension, key }) => !(isOfOne && isPeriod(dimension) && key === UNKNOWN_PERIOD),
    );
    if (measure === 'difference') return compareTables(hours, sides, { range, steps });
    return { table: aggregate(hours, sides, { range, steps }), before: undefined };
  }, [hours, sides, measure, range, path, isOfOne]);

  return useMemo(() => {
    if (!summed) return undefined;
    const isMatch = createMatch(search);
    const { rows, foot } = explorerRows({
      ...summed,
      ...{ sides, measure, sort },
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
    const isEmpty = summed.table.rows.length === 0 || (summed.table.total === 0 && measure !== 'difference');
    return { label, sides, measure, rows, foot, columns: summed.table.columns, isEmpty };
  }, [summed, search, sides, measure, sort, words, t]);
}
