import { useEffect, useEffectEvent } from 'react';
import { isComposing, isInDialog } from '@/lib/key-press';
import { singleKey } from '@/ui/keys/key-area';

type PainterKeys = {
  /** 1 to 9, and 0 for the eraser. */
  onBrush: (digit: number) => void;
  onSave: () => void;
  onDayToComplete: (step: -1 | 1) => void;
};

export function usePainterKeys({ onBrush, onSave, onDayToComplete }: PainterKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.defaultPrevented || event.altKey || isInDialog(event.target)) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const key = singleKey(event);
    if (isCommand && (event.key.toLowerCase() === 's' || event.key === 'Enter')) {
      event.preventDefault();
      onSave();
    } else if (key !== null && /^\d$/.test(key)) {
      event.preventDefault();
      // A held digit counts as one press.
      if (!event.repeat) onBrush(Number(key));
    } else if (key === '[' || key === ']') {
      event.preventDefault();
      onDayToComplete(key === '[' ? -1 : 1);
    }
  });

  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
