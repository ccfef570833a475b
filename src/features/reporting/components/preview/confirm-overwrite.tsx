import { fixedWords } from '@/i18n/fixed-words';
import { currentLanguage } from '@/i18n/i18n';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { type PatchSummary, groupLosses } from '@/features/work/model/patch-summary';
import { lazyComponent } from '@/start/lazy-component';
import type { LossListProps } from './loss-list';
import { currentTargetWords } from './use-target-words';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { TickBox } from './tick-box';

/** Asks before a write that replaces or clears records, or whose losses are unknown. */
export function confirmOverwrite(summary: PatchSummary, people: readonly Staff[]): Promise<boolean> {
  return confirm({ ...question(summary, people), tone: 'danger', action: () => undefined });
}

function question({ losses, unknownStaffIds, cleared, replaced }: PatchSummary, people: readonly Staff[]) {
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

/** Loaded when the page is idle: no start waits for the list in a question. */
const LossList = lazyComponent<LossListProps>(async () => (await import('./loss-list')).LossList);

/** Resolves to the half hours to restore, or to null. Changed ones stay unless the user ticks them. */
export async function confirmRestore(
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
        <LossList losses={groupLosses(conflicts.values())} people={people}>
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
