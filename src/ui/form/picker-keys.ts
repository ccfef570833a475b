import type { KeyboardEvent } from 'react';
import { isComposing } from '@/lib/composing';

/**
 * In a picker Enter chooses, whether its list is open or not: it never sends the form, as browsers would have it.
 * Ctrl/⌘+Enter does so from everywhere.
 */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !isComposing(event))
    event.preventDefault();
}
