import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { openWorker } from '@/api/worker';
import type { GroupingJob } from '../api/grouping-worker';
import type { HourColumns } from '../model/hour-columns';
import { groupHours, hoursOf, type GroupAnswer, type GroupOrder, type HourSource } from '../model/grouping';

/** More are grouped beside the page: these take a few milliseconds, sooner than a worker is there. */
const MOST_IN_PAGE = 30_000;

/**
 * The half hours as they are to be grouped, and what they name; undefined while they are on their way. The same half hours by other
 * rows or columns stay until then, and are `behind`.
 */
export function useGroupedHours(
  source: HourSource | undefined,
  order: GroupOrder,
): Partial<GroupAnswer> & { isBehind: boolean } {
  const isMany = source !== undefined && source.hours.halfHours.length > MOST_IN_PAGE;
  const hours = useMemo(() => (source && !isMany ? hoursOf(source) : undefined), [source, isMany]);
  const here = useMemo(() => hours && groupHours(hours, order), [hours, order]);

  const [answer, setAnswer] = useState<GroupAnswer>();
  const grouper = useRef<ReturnType<typeof startGrouper>>(undefined);
  useLayoutEffect(() => {
    if (!source || !isMany) return undefined;
    const started = startGrouper(source);
    grouper.current = started;
    return () => started.end();
  }, [source, isMany]);
  // Before what asked for it is painted.
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

/** Groups the half hours of a source in a worker; in the page where it cannot be loaded. */
export function startGrouper(source: HourSource) {
  const { tell, ask, end } = openWorker<GroupingJob>(
    () => new Worker(new URL('../api/grouping-worker.ts', import.meta.url), { type: 'module' }),
  );
  let hours: HourColumns | undefined;
  tell('hold', source);
  return {
    group: (order: GroupOrder) =>
      ask('group', order).catch(() => groupHours((hours ??= hoursOf(source)), order)),
    end,
  };
}

/** What a worker hands over is a copy. */
const isSame = (one: GroupOrder, other: GroupOrder) => JSON.stringify(one) === JSON.stringify(other);
