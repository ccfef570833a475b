import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openWorker } from '@/api/worker';
import { env } from '@/config/env';
import { nameKeywords } from '@/i18n/format';
import type { DateRange } from '../../model/date-range';
import { createMatch } from '../../model/text-match';
import type { GroupingJob } from '../api/grouping-worker';
import { isPeriod, type Group, type Sides } from '../model/aggregate';
import { dueInHalfHours } from '../model/due-columns';
import { explorerRows, type ExplorerRow } from '../model/explorer-rows';
import { findPerson, listSteps, type ExplorerSearch } from '../model/explorer-search';
import {
  groupHours,
  prepareHours,
  type GroupAnswer,
  type GroupOrder,
  type PreparedHours,
  type HourNames,
  type HourSource,
} from '../model/grouping';
import { UNKNOWN_PERIOD } from '../model/hour-periods';
import { isSigned, isSumOfHours, sumsBefore, type Measure } from '../model/measures';
import { useExplorerWords } from './use-explorer-words';

/** More entries are grouped in a worker; these take a few milliseconds, less than a worker needs to start. */
const MOST_IN_PAGE = 30_000;

/** Undefined until read. While a worker regroups, the earlier tables stay and `isBehind` is true. */
function useGroupedHours(
  source: HourSource | undefined,
  order: GroupOrder,
): Partial<GroupAnswer> & { isBehind: boolean } {
  const isMany = source !== undefined && source.hours.halfHours.length > MOST_IN_PAGE;
  const prepared = useMemo(() => (source && !isMany ? prepareHours(source) : undefined), [source, isMany]);
  const here = useMemo(() => prepared && groupHours(prepared, order), [prepared, order]);

  const [answer, setAnswer] = useState<GroupAnswer>();
  const grouper = useRef<ReturnType<typeof createGroupingWorker>>(undefined);
  useLayoutEffect(() => {
    if (!source || !isMany) return undefined;
    const started = createGroupingWorker(source);
    grouper.current = started;
    return () => started.end();
  }, [source, isMany]);
  // A layout effect, so that the worker gets the order before the next paint.
  useLayoutEffect(() => {
    if (isMany) void grouper.current?.group(order).then(setAnswer);
  }, [source, isMany, order]);

  if (!isMany) return { ...here, isBehind: false };
  const last = answer?.grouped.order;
  const isOfOthers = last && !isSame({ ...last, sides: order.sides }, order);
  return {
    names: answer?.names,
    grouped: isOfOthers ? undefined : answer?.grouped,
    isBehind: last !== undefined && !isSame(last, order),
  };
}

/** Groups in a worker, or in the page where the worker cannot be loaded. */
export function createGroupingWorker(source: HourSource) {
  const { send, ask, end } = openWorker<GroupingJob>(
    () => new Worker(new URL('../api/grouping-worker.ts', import.meta.url), { type: 'module' }),
  );
  let prepared: PreparedHours | undefined;
  send('load', source);
  return {
    group: (order: GroupOrder) =>
      ask('group', order).catch(() => {
        prepared ??= prepareHours(source);
        return groupHours(prepared, order);
      }),
    end,
  };
}

/** Compares by content, because a worker returns a copy of the order. */
const isSame = (one: GroupOrder, other: GroupOrder) => JSON.stringify(one) === JSON.stringify(other);

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

export function useExplorerTable(
  asked: ExplorerSearch,
  range: DateRange,
  source: HourSource | undefined,
): { shown: ExplorerTable | undefined; names: HourNames | undefined; isBehind: boolean } {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const { sides: askedSides, measure, sort, search, path } = asked;
  const isOfOne = findPerson(asked) !== null;
  const isCompared = measure === 'difference';
  const isCheckCompared = isSumOfHours(measure);
  const order = useMemo((): GroupOrder => {
    // The slots of one person have the days that the team's answer lacks.
    const steps = listSteps(path).filter(
      ({ dimension, key }) => !(isOfOne && isPeriod(dimension) && key === UNKNOWN_PERIOD),
    );
    return { sides: askedSides, range, steps, isCompared, isCheckCompared };
  }, [askedSides, range, path, isOfOne, isCompared, isCheckCompared]);
  const { grouped, names, isBehind } = useGroupedHours(source, order);

  const shown = useMemo(() => {
    if (!grouped) return undefined;
    const {
      table,
      compared,
      due,
      atCheck,
      order: { sides },
    } = grouped;
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
    const said = {
      measure: words.measures[measure],
      rows: (sides.rows ? words.dimensions[sides.rows] : t('all')).toLowerCase(),
    };
    const label = sides.columns
      ? t('gridBy', { ...said, columns: words.dimensions[sides.columns].toLowerCase() })
      : t('grid', said);
    const hasFigures = table.total > 0 || isSigned(measure) || foot.total.atCheck !== undefined;
    const isEmpty = table.rows.length === 0 || !hasFigures;
    const isComparedWithCheck = atCheck !== undefined;
    return { label, sides, measure, rows, foot, columns: table.columns, isEmpty, isComparedWithCheck };
  }, [grouped, search, measure, sort, words, t]);
  return { shown, names, isBehind };
}
