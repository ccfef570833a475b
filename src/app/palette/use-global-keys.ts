import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@/lib/composing';
import { isInDialog } from '@/lib/key-press';
import { singleKey } from '@/ui/keys/single-key';

type GlobalKeys = { onPalette: () => void; onKeySheet: () => void };

/** The search of the screen that is in sight, else the first field that finds something by typing. */
function focusSearch(): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('#content input[role=searchbox]'),
    ...document.querySelectorAll<HTMLInputElement>('#content input[role=combobox]'),
  ];
  const field = fields.find((one) => one.checkVisibility?.() ?? true);
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** The keys that hold on every screen. A dialog over the page keeps them: its question comes first. */
export function useGlobalKeys({ onPalette, onKeySheet }: GlobalKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isOfPalette = isCommand && event.key.toLowerCase() === 'k';
    if (isOfPalette && !isComposing(event)) {
      // Else the browser would go to its own search.
      event.preventDefault();
      if (!isInDialog(event.target)) onPalette();
      return;
    }
    const key = singleKey(event);
    if (key === '?') onKeySheet();
    else if (key === '/' && !focusSearch()) onPalette();
    else if (key !== '/') return;
    event.preventDefault();
  });

  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
