import { useTranslation } from 'react-i18next';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import type { PreviewCount } from '../../components/preview/preview-counts';

type Counts = Pick<PatchSummary, 'created' | 'replaced' | 'cleared'>;

export function useCountWords() {
  const { t } = useTranslation(['painter', 'reporting']);
  return (counts: Counts): PreviewCount[] => {
    const words = [
      { kind: 'created', text: t('reporting:preview.created', { count: counts.created }) },
      { kind: 'replaced', text: t('reporting:preview.replaced', { count: counts.replaced }) },
      { kind: 'cleared', text: t('painter:bar.cleared', { count: counts.cleared }) },
    ] as const satisfies readonly PreviewCount[];
    return words.filter(({ kind }) => counts[kind] > 0);
  };
}
