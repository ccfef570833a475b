import { keyPressedAlone } from '@/lib/key-press';
import { preferences } from '@/theme/preferences';

/** The key that was pressed alone, where that may act: not as text, and not where the user has switched such keys off. */
export function singleKey(event: KeyboardEvent): string | null {
  return preferences().singleKeys === 'on' ? keyPressedAlone(event) : null;
}
