const IS_APPLE = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** How a key is written on the keyboards of this machine: `Mod` is Ctrl, or ⌘ on those of Apple. */
export function keyName(key: string): string {
  return key === 'Mod' ? (IS_APPLE ? '⌘' : 'Ctrl') : key;
}
