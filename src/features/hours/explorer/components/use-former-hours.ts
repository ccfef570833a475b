import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quietly } from '@/api/quietly';
import { menPowerQueries } from '../../api/men-power-queries';
import type { DateRange } from '../../model/date-range';
import { stepsOf, type Level } from '../model/explorer-search';
import { formerHours, menPowerScope } from '../model/former-hours';
import type { HourColumns } from '../model/hour-columns';

/** How many hours of former members the figures leave out; undefined where it is not known, null where nothing is to be said of it. */
export function useFormerHours(
  recorded: HourColumns | undefined,
  range: DateRange,
  path: readonly Level[],
): number | null | undefined {
  const scope = useMemo(() => menPowerScope(range, stepsOf(path)), [range, path]);
  const { data, isError } = useQuery({
    ...quietly(menPowerQueries.ofRange(scope?.range ?? range)),
    enabled: recorded !== undefined && scope !== null,
  });
  const hours = useMemo(
    () => (data && recorded && scope ? formerHours(data, recorded, scope) : null),
    [data, recorded, scope],
  );
  return scope && isError && !data ? undefined : hours;
}
