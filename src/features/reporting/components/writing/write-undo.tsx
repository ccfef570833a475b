import { useTranslation } from 'react-i18next';
import { UndoBar } from '@/ui/undo/undo-bar';
import type { StepHistory, StepNotice } from '@/ui/undo/use-step-history';
import type { WriteInfo } from './write-info';

type WriteUndoProps = {
  history: StepHistory<unknown, WriteInfo>;
  unsaved?: Parameters<typeof UndoBar>[0]['unsaved'];
};

export function WriteUndo(props: WriteUndoProps) {
  const { t } = useTranslation('reporting');
  return (
    <UndoBar
      {...props}
      describe={describeWrite}
      labels={{ undo: t('undo.undoLast'), redo: t('undo.redoLast') }}
    />
  );

  function describeWrite({ act, info }: StepNotice<WriteInfo>): string {
    const { created, replaced, cleared, lost, waits, skipped = 0 } = info;
    const count = created + replaced + cleared - lost - skipped;
    if (act === 'undone') return t(waits ? 'undo.willBeUndone' : 'undo.undone', { count });
    if (act === 'redone') return t(waits ? 'undo.willBeRedone' : 'undo.redone', { count });
    const parts = [
      replaced > 0 && t('undo.replaced', { count: replaced }),
      cleared > 0 && t('undo.cleared', { count: cleared }),
      lost > 0 && t('undo.lost', { count: lost }),
    ];
    return parts.filter(Boolean).join(' · ');
  }
}
