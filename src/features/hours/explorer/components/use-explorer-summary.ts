import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { SLOT_HOURS } from '@/lib/time-slot';
import { useRangeWords } from '../../components/use-hours-words';
import type { DateRange } from '../../model/date-range';
import type { ExplorerSearch } from '../model/explorer-search';
import type { HourNames } from '../model/grouping';
import type { ExplorerTable } from './use-explorer-table';
import { useExplorerWords } from './use-explorer-words';

type Summarised = {
  member: ExplorerSearch['member'];
  range: DateRange;
  shown: ExplorerTable | undefined;
  names: HourNames | undefined;
};

export function useExplorerSummary({ member, range, shown, names }: Summarised): string {
  const { t } = useTranslation(['explorer', 'hours']);
  const format = useFormat();
  const words = useExplorerWords();
  const formatRange = useRangeWords();
  if (!shown) return formatRange(range);
  const { sum, atCheck } = shown.foot.total;
  const formatHalfHours = (halfHours: number) => format.hours(halfHours * SLOT_HOURS);
  const parts = [formatRange(range), t('hours:total', { hours: formatHalfHours(sum) })];
  if (member) parts.unshift(words.stepLabel({ dimension: 'member', key: String(member) }, names));
  if (atCheck !== undefined) parts.push(t('atCheck', { hours: formatHalfHours(atCheck) }));
  return parts.join(t('between'));
}
