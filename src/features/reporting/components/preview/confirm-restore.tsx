import { groupLosses } from '@/features/work/model/patch-summary';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { fixedWords } from '@/i18n/fixed-words';
import { currentLanguage } from '@/i18n/i18n';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { TickBox } from '@/ui/form/tick-box';
import { LazyLossList } from './lazy-loss-list';

/** Resolves to the half hours to restore; null if the user cancels. */
export async function confirmRestore(
  patch: SlotPatch,
  conflicts: SlotPatch,
  people: readonly Staff[],
): Promise<SlotPatch | null> {
  const t = fixedWords(currentLanguage(), 'reporting');
  const hasUnchanged = patch.size > 0;
  let includesConflicts = !hasUnchanged;
  const isAgreed = await confirm({
    title: t('undo.changedTitle', { count: conflicts.size }),
    body: (
      <>
        <LazyLossList
          intro={hasUnchanged ? t('undo.changedBody') : t('undo.overwriteBody')}
          losses={groupLosses(conflicts.values())}
          people={people}
        />
        {hasUnchanged && (
          <TickBox
            label={t('undo.overwrite', { count: conflicts.size })}
            onTicked={(isTicked) => {
              includesConflicts = isTicked;
            }}
          />
        )}
      </>
    ),
    tone: 'danger',
    confirmLabel: hasUnchanged ? t('undo.putBack') : t('undo.overwrite', { count: conflicts.size }),
  });
  if (!isAgreed) return null;
  return includesConflicts ? new Map([...patch, ...conflicts]) : patch;
}
