/** True for Ctrl/⌘+K. With Shift or Alt it is a key of the browser. */
export function isPaletteKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isCommand && event.key.toLowerCase() === 'k';
}
