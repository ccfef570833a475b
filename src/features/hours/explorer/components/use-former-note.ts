import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { silent } from '@/api/silent-query';
import { useFormat } from '@/i18n/format';
import { menPowerQueries } from '../../api/men-power-queries';
import type { DateRange } from '../../model/date-range';
import { listSteps, type Level } from '../model/explorer-search';
import { formerHours, findMenPowerScope } from '../model/former-hours';
import type { HourColumns } from '../model/hour-columns';

/** Notes the hours of former members, or that they are unknown; null where no note is needed. */
export function useFormerNote(
  recorded: HourColumns | undefined,
  range: DateRange,
  path: readonly Level[],
): string | null {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const scope = useMemo(() => findMenPowerScope(range, listSteps(path)), [range, path]);
  const isNeeded = recorded !== undefined && scope !== null;
  const { data, isLoadingError } = useQuery({
    ...silent(menPowerQueries.ofRange(scope?.range ?? range)),
    enabled: isNeeded,
  });
  const hours = useMemo(
    () => (data && recorded && scope ? formerHours(data, recorded, scope) : null),
    [data, recorded, scope],
  );
  if (isNeeded && isLoadingError) return t('formerUnknown');
  return hours ? t('formerNote', { hours: format.hours(hours) }) : null;
}
