import { fixedWords } from '@/i18n/fixed-words';
import { currentLanguage } from '@/i18n/i18n';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { lossesOf } from '@/features/work/model/patch-summary';
import { LossList } from './loss-list';
import { TickBox } from './tick-box';

/**
 * Says that half hours were changed since they were written, and asks which of them are put back. Resolves to what is to be put back, or
 * to null. What was changed since stays unless the user ticks it.
 */
export async function askReturn(
  patch: SlotPatch,
  conflicts: SlotPatch,
  people: readonly Staff[],
): Promise<SlotPatch | null> {
  const t = fixedWords(currentLanguage(), 'reporting');
  const hasOthers = patch.size > 0;
  let isAll = !hasOthers;
  const isAgreed = await confirm({
    title: t('undo.changedTitle', { count: conflicts.size }),
    body: (
      <>
        <LossList losses={lossesOf(conflicts.values())} people={people}>
          {hasOthers ? t('undo.changedBody') : t('undo.overwriteBody')}
        </LossList>
        {hasOthers && (
          <TickBox
            label={t('undo.overwrite', { count: conflicts.size })}
            onTicked={(isTicked) => (isAll = isTicked)}
          />
        )}
      </>
    ),
    tone: 'danger',
    confirmLabel: hasOthers ? t('undo.putBack') : t('undo.overwrite', { count: conflicts.size }),
    action: () => undefined,
  });
  if (!isAgreed) return null;
  return isAll ? new Map([...patch, ...conflicts]) : patch;
}
