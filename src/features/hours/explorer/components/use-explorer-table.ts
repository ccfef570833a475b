import { useMemo } from 'react';
import { env } from '@/config/env';
import { useFormat } from '@/i18n/format';
import { nameKeywords } from '@/i18n/search-keywords';
import type { DateRange } from '../../model/date-range';
import { createMatch } from '../../model/text-match';
import { isPeriod, type Group, type Sides } from '../model/aggregate';
import { sumsBefore } from '../model/compared-tables';
import { dueInHalfHours } from '../model/due-columns';
import { buildExplorerRows, type ExplorerRow } from '../model/explorer-rows';
import { findPerson, listSteps, type ExplorerSearch } from '../model/explorer-search';
import type { GroupOrder, HourNames, HourSource } from '../model/grouping';
import { UNKNOWN_PERIOD } from '../model/hour-periods';
import { isSigned, isSumOfHours, type Measure } from '../model/measures';
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
  hasSumsAtCheck: boolean;
};

export function useExplorerTable(
  query: ExplorerSearch,
  range: DateRange,
  source: HourSource | undefined,
): { shown: ExplorerTable | undefined; names: HourNames | undefined; isBehind: boolean } {
  const words = useExplorerWords();
  const { language } = useFormat();
  const { member, sides: chosenSides, measure, sort, search, path } = query;
  const isOfPerson = findPerson(member, listSteps(path)) !== null;
  const comparesBefore = measure === 'difference';
  const comparesCheck = isSumOfHours(measure);
  const order = useMemo((): GroupOrder => {
    // Each half hour of a single person has a day: the step into the unknown days of the team is left out.
    const steps = listSteps(path).filter(
      ({ dimension, key }) => !(isOfPerson && isPeriod(dimension) && key === UNKNOWN_PERIOD),
    );
    return { sides: chosenSides, range, steps, comparesBefore, comparesCheck };
  }, [chosenSides, range, path, isOfPerson, comparesBefore, comparesCheck]);
  const { grouped, names, isBehind } = useGroupedHours(source, order);

  const shown = useMemo(() => {
    if (!grouped) return undefined;
    const { table, compared, due, atCheck } = grouped;
    // The answer may be to an earlier order.
    const { sides } = grouped.order;
    const findReference = compared ? sumsBefore(compared, sides) : due && dueInHalfHours(due);
    const isMatch = createMatch(search);
    const { rows, foot } = buildExplorerRows({
      table,
      findReference,
      sides,
      measure,
      sort,
      language,
      atCheck,
      hoursOfPersonMonth: env.personMonthHours,
      toLabel: (group) => words.groupLabel(sides.rows, group),
      isFound: (label, { entity }) => isMatch(label, ...(entity ? nameKeywords(entity) : [])),
    });
    const label = words.tableLabel(measure, sides);
    const hasFigures = table.total > 0 || isSigned(measure) || foot.total.atCheck !== undefined;
    const isEmpty = table.rows.length === 0 || !hasFigures;
    return {
      label,
      sides,
      measure,
      rows,
      foot,
      columns: table.columns,
      isEmpty,
      hasSumsAtCheck: atCheck !== undefined,
    };
  }, [grouped, search, measure, sort, language, words]);
  return { shown, names, isBehind };
}
