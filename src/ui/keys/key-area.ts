import type { MessageKey } from '@/i18n/catalogue';
import { keyPressedAlone } from '@/lib/key-press';
import { getPreferences } from '@/theme/preferences';

type KeyEntry = {
  /** Alternative keys, as `keyName` takes them, and gestures as messages: `Mod+Z, Shift+palette:keys.drag`. */
  ways: string;
  does: MessageKey;
  /** True for a key without a modifier, which the user can switch off. */
  isSingle?: true;
};

export type KeyArea = {
  title: MessageKey;
  /** CSS selector of an element that is on the page only while the keys work. */
  where: string;
  keys: readonly KeyEntry[];
};

const IS_APPLE = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** The label of a key on this machine: `Mod` is Ctrl, or ⌘ on Apple's keyboards. */
export function keyName(key: string): string {
  if (key !== 'Mod') return key;
  return IS_APPLE ? '⌘' : 'Ctrl';
}

/** The key that was pressed alone, as `keyPressedAlone` returns it; null where the user has switched such keys off. */
export function singleKey(event: KeyboardEvent): string | null {
  return getPreferences().singleKeys === 'on' ? keyPressedAlone(event) : null;
}
