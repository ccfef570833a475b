import type { MessageKey } from '@/i18n/catalogue';
import { keyPressedAlone } from '@/lib/key-press';
import { preferences } from '@/theme/preferences';

type AreaKey = {
  /** Each way to do it, with its keys as `keyName` takes them, gestures as messages: `Mod+Z, Shift+palette:keys.drag`. */
  ways: string;
  does: MessageKey;
  /** Acts when pressed alone: the user can switch it off. */
  isSingle?: true;
};

/** The keys of a part of a screen. */
export type KeyArea = {
  title: MessageKey;
  /** CSS selector of what is on the page while they act. */
  where: string;
  keys: readonly AreaKey[];
};

const IS_APPLE = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** How a key is written on the keyboards of this machine: `Mod` is Ctrl, or ⌘ on those of Apple. */
export function keyName(key: string): string {
  return key === 'Mod' ? (IS_APPLE ? '⌘' : 'Ctrl') : key;
}

/** The key that was pressed alone, where that may act: not as text, and not where the user has switched such keys off. */
export function singleKey(event: KeyboardEvent): string | null {
  return preferences().singleKeys === 'on' ? keyPressedAlone(event) : null;
}
