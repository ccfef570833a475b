import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { nameKeywords } from '@/i18n/format';
import type { DateRange } from '../../model/date-range';
import { createMatch } from '../../model/text-match';
import { isPeriod, type Group, type Sides } from '../model/aggregate';
import { dueInHalfHours } from '../model/due-columns';
import { explorerRows, type ExplorerRow } from '../model/explorer-rows';
import { findPerson, listSteps, type ExplorerSearch } from '../model/explorer-search';
import type { GroupOrder, HourNames, HourSource } from '../model/grouping';
import { UNKNOWN_PERIOD } from '../model/hour-periods';
import { isSigned, isSumOfHours, sumsBefore, type Measure } from '../model/measures';
import { useExplorerWords } from './use-explorer-words';
import { useGroupedHours } from './use-grouped-hours';

export type ExplorerTable = {
  label: string;
  sides: Sides;
  measure: Measure;
  rows: readonly ExplorerRow[];
  foot: Pick<ExplorerRow, 'cells' | 'total'>;
  columns: readonly Group[];
  /** True where the table has no figures, whatever the search finds. */
  isEmpty: boolean;
  /** True where figures of checked months are compared: those that differ have an `atCheck`. */
  isComparedWithCheck: boolean;
};

/** Groups the hours and describes the table of the chosen measure. */
export function useExplorerTable(
  query: ExplorerSearch,
  range: DateRange,
  source: HourSource | undefined,
): { shown: ExplorerTable | undefined; names: HourNames | undefined; isBehind: boolean } {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const { sides: chosenSides, measure, sort, search, path } = query;
  const isOfPerson = findPerson(query) !== null;
  const isCompared = measure === 'difference';
  const isCheckCompared = isSumOfHours(measure);
  const order = useMemo((): GroupOrder => {
    // The slots of one person have the days that the team's answer lacks.
    const steps = listSteps(path).filter(
      ({ dimension, key }) => !(isOfPerson && isPeriod(dimension) && key === UNKNOWN_PERIOD),
    );
    return { sides: chosenSides, range, steps, isCompared, isCheckCompared };
  }, [chosenSides, range, path, isOfPerson, isCompared, isCheckCompared]);
  const { grouped, names, isBehind } = useGroupedHours(source, order);

  const shown = useMemo(() => {
    if (!grouped) return undefined;
    const { table, compared, due, atCheck } = grouped;
    // The answer may be to an earlier order.
    const { sides } = grouped.order;
    const before = compared ? sumsBefore(compared, sides) : due && dueInHalfHours(due);
    const isMatch = createMatch(search);
    const { rows, foot } = explorerRows({
      table,
      before,
      sides,
      measure,
      sort,
      atCheck: isSumOfHours(measure) ? atCheck : undefined,
      hoursOfPersonMonth: env.personMonthHours,
      toLabel: (group) => words.groupLabel(sides.rows, group),
      isFound: (label, { entity }) => isMatch(label, ...(entity ? nameKeywords(entity) : [])),
    });
    const labelValues = {
      measure: words.measures[measure],
      rows: (sides.rows ? words.dimensions[sides.rows] : t('all')).toLowerCase(),
    };
    const label = sides.columns
      ? t('gridBy', { ...labelValues, columns: words.dimensions[sides.columns].toLowerCase() })
      : t('grid', labelValues);
    const hasFigures = table.total > 0 || isSigned(measure) || foot.total.atCheck !== undefined;
    const isEmpty = table.rows.length === 0 || !hasFigures;
    const isComparedWithCheck = atCheck !== undefined;
    return { label, sides, measure, rows, foot, columns: table.columns, isEmpty, isComparedWithCheck };
  }, [grouped, search, measure, sort, words, t]);
  return { shown, names, isBehind };
}
