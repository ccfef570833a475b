import { lossesOf } from '@/features/work/model/patch-summary';
import type { PatchedSlot } from '@/features/work/model/slot-patch';
import { fixedWords } from '@/i18n/fixed-words';
import { currentLanguage } from '@/i18n/i18n';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { LossList } from './loss-list';

/** Asks before work is recorded on leave: of whom, on which days, and how many half hours go beyond what the leave leaves. */
export function askOnLeave(slots: readonly PatchedSlot[], people: readonly Staff[]): Promise<boolean> {
  const t = fixedWords(currentLanguage(), 'reporting');
  return confirm({
    title: t('onLeave.title'),
    body: (
      <LossList losses={lossesOf(slots)} people={people}>
        {t('onLeave.body')}
      </LossList>
    ),
    confirmLabel: t('onLeave.record'),
    action: () => undefined,
  });
}
