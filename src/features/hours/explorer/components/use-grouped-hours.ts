import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GroupAnswer } from '../api/grouping-job';
import { startGrouper, type Grouper } from '../api/start-grouper';
import { grouped, hoursOf, namesOf, type GroupOrder, type HourSource } from '../model/grouping';

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
  const here = useMemo(
    () => hours && { names: namesOf(hours), grouped: grouped(hours, order) },
    [hours, order],
  );

  const [answer, setAnswer] = useState<GroupAnswer>();
  const grouper = useRef<Grouper>(undefined);
  useLayoutEffect(() => {
    if (!source || !isMany) return undefined;
    const started = startGrouper(source, setAnswer);
    grouper.current = started;
    return () => started.end();
  }, [source, isMany]);
  // Before what asked for it is painted.
  useLayoutEffect(() => {
    if (isMany) grouper.current?.group(order);
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

/** What a worker hands over is a copy. */
const isSame = (one: GroupOrder, other: GroupOrder) => JSON.stringify(one) === JSON.stringify(other);
