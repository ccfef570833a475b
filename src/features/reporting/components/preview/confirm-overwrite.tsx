import { fixedWords } from '@/i18n/fixed-words';
import { currentLanguage } from '@/i18n/i18n';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import { LazyLossList } from './lazy-loss-list';
import { currentTargetWords } from './use-target-words';

/** Asks before a write that replaces or clears records, or whose losses are unknown. */
export function confirmOverwrite(summary: PatchSummary, people: readonly Staff[]): Promise<boolean> {
  return confirm({ ...createQuestion(summary, people), tone: 'danger' });
}

function createQuestion(summary: PatchSummary, people: readonly Staff[]) {
  const { losses, unknownStaffIds } = summary;
  const t = fixedWords(currentLanguage(), 'reporting');
  const words = currentTargetWords(people);
  const dates = new Set(losses.flatMap((loss) => loss.dates));
  const { title, intro, confirmLabel } = describeLosses(summary, {
    who: words.describePeople(losses.map(({ staffId }) => staffId)),
    when: words.describeDates([...dates]),
  });
  const lossList = (
    <LazyLossList intro={intro} losses={losses} people={people} footnote={t('confirm.undoable')} />
  );
  if (unknownStaffIds.length === 0) return { title, body: lossList, confirmLabel };
  return {
    title: t('confirm.unknownTitle'),
    body: (
      <>
        <div>{t('confirm.unknownBody', { who: words.describePeople(unknownStaffIds) })}</div>
        {losses.length > 0 && lossList}
      </>
    ),
    confirmLabel: t('confirm.submitAnyway'),
  };
}

function describeLosses({ cleared, replaced }: PatchSummary, values: { who: string; when: string }) {
  const t = fixedWords(currentLanguage(), 'reporting');
  if (cleared > 0 && replaced > 0) {
    return {
      title: t('confirm.changeTitle', { count: cleared + replaced }),
      intro: t('confirm.changeBody', { ...values, cleared, replaced }),
      confirmLabel: t('confirm.change'),
    };
  }
  if (cleared > 0) {
    return {
      title: t('confirm.clearTitle', { count: cleared }),
      intro: t('confirm.clearBody', values),
      confirmLabel: t('confirm.clear'),
    };
  }
  return {
    title: t('confirm.replaceTitle', { count: replaced }),
    intro: t('confirm.replaceBody', values),
    confirmLabel: t('confirm.replace'),
  };
}
