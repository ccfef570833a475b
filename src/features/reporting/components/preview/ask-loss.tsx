import { fixedWords } from '@/i18n/fixed-words';
import { currentLanguage } from '@/i18n/i18n';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import { LossList } from './loss-list';
import { currentTargetWords } from './use-target-words';

/** Asks before a write takes records away, or is sent where nobody knows what it takes away. */
export function askLoss(summary: PatchSummary, people: readonly Staff[]): Promise<boolean> {
  return confirm({ ...question(summary, people), tone: 'danger', action: () => undefined });
}

function question({ losses, unknownStaffIds, cleared, replaced }: PatchSummary, people: readonly Staff[]) {
  const t = fixedWords(currentLanguage(), 'reporting');
  const words = currentTargetWords(people);
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
