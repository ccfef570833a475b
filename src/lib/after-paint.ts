/**
 * Calls back once the page has shown what it holds now, or soon where nobody sees it: what nobody waits for must not
 * keep a press from being answered.
 */
export function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}
