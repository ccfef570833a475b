import { useEffect, useEffectEvent } from 'react';

type PainterKeys = {
  /** 1 to 9, and 0 for the eraser. */
  onBrush: (digit: number) => void;
  onSave: () => void;
  /** To the previous or the next day to complete. */
  onMissing: (step: -1 | 1) => void;
};

const TEXT_FIELDS = 'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])';

/** The keys that hold on the whole page: digits choose a brush, Ctrl/⌘+S and Ctrl/⌘+Enter save, brackets lead to days to complete. */
export function usePainterKeys({ onBrush, onSave, onMissing }: PainterKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[role$=dialog]')) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && (event.key.toLowerCase() === 's' || event.key === 'Enter')) {
      event.preventDefault();
      onSave();
    } else if (!isCommand && /^\d$/.test(event.key) && !target?.closest(TEXT_FIELDS)) {
      event.preventDefault();
      // One that is held while drawing is one press.
      if (!event.repeat) onBrush(Number(event.key));
    } else if (!isCommand && (event.key === '[' || event.key === ']') && !target?.closest(TEXT_FIELDS)) {
      event.preventDefault();
      onMissing(event.key === '[' ? -1 : 1);
    }
  });

  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
