import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar, UndoButtons } from '@/ui/undo-bar/undo-bar';
import type { HistoryNotice, useStepHistory } from './use-step-history';

/** Steps of what is not written yet: they are taken back before those that are. */
type UnsavedSteps = { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };

type History = Omit<ReturnType<typeof useStepHistory>, 'remember'>;

type HistoryControlProps = { history: History; unsaved?: UnsavedSteps };

/** Takes writes back and does them again: by the bar right after each, later by two buttons or the usual keys. */
export const HistoryControl = memo(function HistoryControl({ history, unsaved }: HistoryControlProps) {
  const { t } = useTranslation('reporting');
  const { notice, isBusy, closeNotice } = history;
  const canUndo = unsaved?.canUndo || history.canUndo;
  const canRedo = unsaved?.canRedo || history.canRedo;
  const undo = unsaved?.canUndo ? unsaved.undo : history.undo;
  const redo = unsaved?.canRedo ? unsaved.redo : history.redo;
  const isUndone = notice?.act === 'undone';
  return (
    <>
      <UndoBar
        notice={
          notice && {
            id: notice.id,
            text: textOf(notice),
            actionLabel: isUndone ? t('undo.redo') : t('undo.undo'),
          }
        }
        isBusy={isBusy}
        onAction={isUndone ? history.redo : history.undo}
        onGone={closeNotice}
        isAbove={unsaved !== undefined}
      />
      <UndoButtons
        labels={{ undo: t('undo.undoLast'), redo: t('undo.redoLast') }}
        canUndo={canUndo}
        canRedo={canRedo}
        isBusy={isBusy}
        {...{ undo, redo }}
      />
    </>
  );

  function textOf({ act, count: { created, replaced, cleared, lost }, end }: HistoryNotice): string {
    const count = created + replaced + cleared - lost - (end?.kept ?? 0);
    if (act === 'undone') return t(end?.waits ? 'undo.willBeUndone' : 'undo.undone', { count });
    if (act === 'redone') return t(end?.waits ? 'undo.willBeRedone' : 'undo.redone', { count });
    const done = [
      replaced > 0 && t('undo.replaced', { count: replaced }),
      cleared > 0 && t('undo.cleared', { count: cleared }),
      lost > 0 && t('undo.lost', { count: lost }),
    ];
    return done.filter(Boolean).join(' · ');
  }
});
