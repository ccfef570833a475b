import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { silent } from '@/api/silent-query';
import { menPowerQueries } from '../../api/men-power-queries';
import type { DateRange } from '../../model/date-range';
import { listSteps, type Level } from '../model/explorer-search';
import { formerHours, menPowerScope } from '../model/former-hours';
import type { HourColumns } from '../model/hour-columns';

/** Returns the hours of former members; undefined where they are unknown, null where no note is needed. */
export function useFormerHours(
  recorded: HourColumns | undefined,
  range: DateRange,
  path: readonly Level[],
): number | null | undefined {
  const scope = useMemo(() => menPowerScope(range, listSteps(path)), [range, path]);
  const { data, isError } = useQuery({
    ...silent(menPowerQueries.ofRange(scope?.range ?? range)),
    enabled: recorded !== undefined && scope !== null,
  });
  const hours = useMemo(
    () => (data && recorded && scope ? formerHours(data, recorded, scope) : null),
    [data, recorded, scope],
  );
  return scope && isError && !data ? undefined : hours;
}
