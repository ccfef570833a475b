import { fixedWords } from '@/i18n/fixed-words';
import { currentLanguage } from '@/i18n/i18n';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { groupLosses, type PatchSummary } from '@/features/work/model/patch-summary';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { lazyComponent } from '@/start/lazy-component';
import type { LossListProps } from './loss-list';
import { TickBox } from './tick-box';
import { currentTargetWords } from './use-target-words';

/** Loaded when the page is idle: no start waits for the list in a question. */
const LossList = lazyComponent<LossListProps>(async () => (await import('./loss-list')).LossList);

/** Asks before a write that replaces or clears records, or whose losses are unknown. */
export function confirmOverwrite(summary: PatchSummary, people: readonly Staff[]): Promise<boolean> {
  return confirm({ ...createQuestion(summary, people), tone: 'danger' });
}

function createQuestion(summary: PatchSummary, people: readonly Staff[]) {
  const { losses, unknownStaffIds, cleared, replaced } = summary;
  const t = fixedWords(currentLanguage(), 'reporting');
  const words = currentTargetWords(people);
  if (unknownStaffIds.length > 0) {
    return {
      title: t('confirm.unknownTitle'),
      body: t('confirm.unknownBody', { who: words.describePeople(unknownStaffIds) }),
      confirmLabel: t('confirm.submitAnyway'),
    };
  }
  const dates = new Set(losses.flatMap((loss) => loss.dates));
  const values = {
    who: words.describePeople(losses.map(({ staffId }) => staffId)),
    when: words.describeDates([...dates]),
  };
  const isClearing = cleared > 0;
  return {
    title: isClearing
      ? t('confirm.clearTitle', { count: cleared })
      : t('confirm.replaceTitle', { count: replaced }),
    body: (
      <LossList
        intro={isClearing ? t('confirm.clearBody', values) : t('confirm.replaceBody', values)}
        losses={losses}
        people={people}
        footnote={t('confirm.undoable')}
      />
    ),
    confirmLabel: isClearing ? t('confirm.clear') : t('confirm.replace'),
  };
}

/** Resolves to the half hours to restore, or to null. Changed ones stay unless the user ticks them. */
export async function confirmRestore(
  patch: SlotPatch,
  conflicts: SlotPatch,
  people: readonly Staff[],
): Promise<SlotPatch | null> {
  const t = fixedWords(currentLanguage(), 'reporting');
  const hasOthers = patch.size > 0;
  // Without others the question is about the changed half hours themselves.
  let includesConflicts = !hasOthers;
  const isAgreed = await confirm({
    title: t('undo.changedTitle', { count: conflicts.size }),
    body: (
      <>
        <LossList
          intro={hasOthers ? t('undo.changedBody') : t('undo.overwriteBody')}
          losses={groupLosses(conflicts.values())}
          people={people}
        />
        {hasOthers && (
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
    confirmLabel: hasOthers ? t('undo.putBack') : t('undo.overwrite', { count: conflicts.size }),
  });
  if (!isAgreed) return null;
  return includesConflicts ? new Map([...patch, ...conflicts]) : patch;
}
