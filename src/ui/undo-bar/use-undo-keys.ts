import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@/lib/composing';
import { isInDialog, isInTextField } from '@/lib/key-press';

type UndoKeys = { undo: () => void; redo: () => void };

/**
 * Ctrl/⌘+Z takes back the last act of the page, with Shift (or Ctrl+Y) does it again. In a text field these keys
 * belong to the text, and a dialog over the page keeps them.
 */
export function useUndoKeys({ undo, redo }: UndoKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isOwn = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
    if (!isOwn || isComposing(event) || event.defaultPrevented) return;
    if (isInTextField(event.target) || isInDialog(event.target)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });

  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
