import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { slotQueries } from '@/features/work/api/slot-queries';
import type { CalendarDate } from '@/lib/calendar-date';
import { lacksDates, type BoardKnown, type BoardPerson } from '../model/closing-board';

/** The whole histories of more people would be too much to read: these count from their first record of the month. */
const MOST_READ = 20;

type Read = {
  data?: { dueFrom: CalendarDate | null };
  isError: boolean;
  refetch: () => unknown;
};

/**
 * The first record of each person of whom no list says since when they are here, as their own dashboard counts from it; undefined
 * until all of them are read.
 */
export function useFirstRecords(
  people: readonly BoardPerson[] | undefined,
  joinDates: BoardKnown['joinDates'] | undefined,
) {
  const undated = useMemo(
    () => (people && joinDates ? people.filter((person) => lacksDates(person, joinDates)) : []),
    [people, joinDates],
  );
  const areTooMany = undated.length > MOST_READ;
  const ids = useMemo(() => (areTooMany ? [] : undated.map(({ id }) => id)), [areTooMany, undated]);
  const combine = useCallback((reads: readonly Read[]) => combined(reads, ids), [ids]);
  const { firstRecords, isFailed, retry } = useQueries({
    queries: ids.map((id) => slotQueries.work(id)),
    combine,
  });
  return { firstRecords, isFailed, retry, areTooMany };
}

function combined(reads: readonly Read[], ids: readonly number[]) {
  const failed = reads.filter(({ isError, data }) => isError && !data);
  const found = reads.flatMap(({ data }, index): [number, CalendarDate][] => {
    const id = ids[index];
    return id !== undefined && data?.dueFrom ? [[id, data.dueFrom]] : [];
  });
  return {
    firstRecords: reads.every(({ data }) => data) ? new Map(found) : undefined,
    isFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
