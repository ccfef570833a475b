import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { openWorker } from '@/api/worker';
import type { GroupingJob } from '../api/grouping-worker';
import {
  groupHours,
  prepareHours,
  type GroupAnswer,
  type GroupOrder,
  type HourSource,
  type PreparedHours,
} from '../model/grouping';

/** More entries are grouped in a worker; fewer take less time than a worker needs to start. */
const MOST_IN_PAGE = 30_000;

/** While a worker regroups, the earlier tables stay and `isBehind` is true. */
export function useGroupedHours(
  source: HourSource | undefined,
  order: GroupOrder,
): Partial<GroupAnswer> & { isBehind: boolean } {
  const isMany = source !== undefined && source.hours.halfHours.length > MOST_IN_PAGE;
  const prepared = useMemo(() => (source && !isMany ? prepareHours(source) : undefined), [source, isMany]);
  const groupedInPage = useMemo(() => prepared && groupHours(prepared, order), [prepared, order]);

  const [answered, setAnswered] = useState<{ source: HourSource; answer: GroupAnswer }>();
  const groupingWorker = useRef<ReturnType<typeof createGroupingWorker>>(undefined);
  useLayoutEffect(() => {
    if (!source || !isMany) return undefined;
    const worker = createGroupingWorker(source);
    groupingWorker.current = worker;
    return () => worker.end();
  }, [source, isMany]);
  // A layout effect, so that the worker gets the order before the next paint.
  useLayoutEffect(() => {
    if (!source || !isMany) return undefined;
    let isCurrent = true;
    void groupingWorker.current?.group(order).then((answer) => {
      if (isCurrent) setAnswered({ source, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [source, isMany, order]);

  if (!isMany) return { ...groupedInPage, isBehind: false };
  if (!source || !answered) return { isBehind: false };
  const { names, grouped } = answered.answer;
  // The earlier table stays if only its sides differ: another range, path or comparison would mislead.
  const isOfSameHours =
    isSameOrder({ ...grouped.order, sides: order.sides }, order) &&
    Boolean(answered.source.due) === Boolean(source.due);
  return {
    names,
    grouped: isOfSameHours ? grouped : undefined,
    isBehind: answered.source !== source || !isSameOrder(grouped.order, order),
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
    async group(order: GroupOrder): Promise<GroupAnswer> {
      try {
        return await ask('group', order);
      } catch {
        prepared ??= prepareHours(source);
        return groupHours(prepared, order);
      }
    },
    end,
  };
}

/** Compares by content, because a worker returns a copy of the order. */
const isSameOrder = (a: GroupOrder, b: GroupOrder) => JSON.stringify(a) === JSON.stringify(b);
