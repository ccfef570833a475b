import { useTranslation } from 'react-i18next';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import { LossList } from './loss-list';
import { useTargetWords } from './use-target-words';

/** Asks before a write takes records away, or is sent where nobody knows what it takes away. */
export function useLossQuestion(people: readonly Staff[]) {
  const { t } = useTranslation('reporting');
  const words = useTargetWords(people);

  function question({ losses, unknownStaffIds, cleared, replaced }: PatchSummary) {
    if (unknownStaffIds.length > 0) {
      return {
        title: t('confirm.unknownTitle'),
        body: t('confirm.unknownBody', { who: words.who(unknownStaffIds) }),
        confirmLabel: t('confirm.submitAnyway'),
      };
    }
    const dates = new Set(losses.flatMap((loss) => loss.dates));
    const values = { who: words.who(losses.map(({ staffId }) => staffId)), when: words.when([...dates]) };
    const isClear = cleared > 0;
    return {
      title: isClear
        ? t('confirm.clearTitle', { count: cleared })
        : t('confirm.replaceTitle', { count: replaced }),
      body: (
        <LossList losses={losses} people={people} footnote={t('confirm.undoable')}>
          {isClear ? t('confirm.clearBody', values) : t('confirm.replaceBody', values)}
        </LossList>
      ),
      confirmLabel: isClear ? t('confirm.clear') : t('confirm.replace'),
    };
  }

  return (summary: PatchSummary): Promise<boolean> =>
    confirm({ ...question(summary), tone: 'danger', action: () => undefined });
}
