import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftStore } from '../../components/draft/use-reporting-draft';

/** Undo and redo of unsaved strokes. */
export function useStrokeSteps(isSaving: boolean, onAnnounce: (words: string) => void) {
  const { t } = useTranslation('painter');
  const store = useDraftStore();
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndoPainting);
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedoPainting);
  // While saving, both do nothing: without them, `UndoBar` would undo an earlier save.
  if (isSaving) return { canUndo: true, canRedo: true, undo: () => undefined, redo: () => undefined };
  return {
    canUndo,
    canRedo,
    undo: () => {
      store.undoPainting();
      onAnnounce(t('said.undone'));
    },
    redo: () => {
      store.redoPainting();
      onAnnounce(t('said.redone'));
    },
  };
}
