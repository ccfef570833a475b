import type { KeyboardEvent } from 'react';

const IME_KEY_CODE = 229;

/** True while the key belongs to an input method: it confirms a conversion and must not act on the page. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before the key that confirmed it; only the old key code still tells.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer says it
  return event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE;
}

/**
 * In a picker Enter chooses, whether its list is open or not: it never sends the form, as browsers would have it.
 * Ctrl/⌘+Enter does so from everywhere.
 */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !isComposing(event))
    event.preventDefault();
}
