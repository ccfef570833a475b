import { useTranslation } from 'react-i18next';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import type { PreviewCount } from '../../components/preview/preview-counts';

type Counts = Pick<PatchSummary, 'created' | 'replaced' | 'cleared'>;

/** Describes what a save will do with half hours; without those of which there are none. */
export function useCountWords() {
  const { t } = useTranslation(['painter', 'reporting']);
  return ({ created, replaced, cleared }: Counts): PreviewCount[] => {
    const counts: PreviewCount[] = [];
    if (created > 0)
      counts.push({ kind: 'created', text: t('reporting:preview.created', { count: created }) });
    if (replaced > 0)
      counts.push({ kind: 'replaced', text: t('reporting:preview.replaced', { count: replaced }) });
    if (cleared > 0) counts.push({ kind: 'cleared', text: t('painter:bar.cleared', { count: cleared }) });
    return counts;
  };
}
