import { useTranslation } from 'react-i18next';
import { UndoBar, UndoButtons } from '@/ui/undo-bar/undo-bar';
import type { PlanHistory } from './use-plan-history';

/** Takes changes of plans back and does them again: by the bar right after each, by two buttons, or by the usual keys. */
export function PlanUndo({ history }: { history: PlanHistory }) {
  const { t } = useTranslation('projects');
  const { notice, canUndo, canRedo, undo, redo } = history;
  const words = {
    changed: t('plan.undo.changed'),
    undone: t('plan.undo.undone'),
    redone: t('plan.undo.redone'),
  };
  const isUndone = notice?.act === 'undone';
  return (
    <>
      <UndoBar
        notice={
          notice && {
            id: notice.id,
            text: words[notice.act],
            actionLabel: isUndone ? t('plan.undo.redo') : t('plan.undo.undo'),
          }
        }
        onAction={isUndone ? redo : undo}
        onGone={history.closeNotice}
      />
      <UndoButtons
        labels={{ undo: t('plan.undo.undoLast'), redo: t('plan.undo.redoLast') }}
        {...{ canUndo, canRedo, undo, redo }}
      />
    </>
  );
}
