/** Until a tip comes under a pointer that rests; once one is there, the next comes at once. In milliseconds. */
const REST_MS = 300;
const LONG_PRESS_MS = 700;

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/**
 * Tells which element with `data-tip` is under the pointer, has the focus that keys have given it, or is pressed for long by a
 * finger; null when it is left, pressed, or a key is. What the tip itself covers belongs to it (WCAG 1.4.13). Returns the function that ends it.
 */
export function watchTips(show: (anchor: HTMLElement | null) => void): () => void {
  let shown: HTMLElement | null = null;
  let timer = 0;
  let isByKeys = false;
  const end = new AbortController();

  function turnTo(anchor: HTMLElement | null, after = 0): void {
    window.clearTimeout(timer);
    if (anchor === shown) return;
    const turn = () => show((shown = anchor));
    if (after > 0) timer = window.setTimeout(turn, after);
    else turn();
  }

  function follow({ target, pointerType }: PointerEvent): void {
    if (pointerType === 'touch' || closest(target, '[role=tooltip]')) return;
    const anchor = closest(target, '[data-tip]');
    turnTo(anchor, anchor && !shown ? REST_MS : 0);
  }

  function press({ target, pointerType }: PointerEvent): void {
    isByKeys = false;
    turnTo(null);
    if (pointerType === 'touch') turnTo(closest(target, '[data-tip]'), LONG_PRESS_MS);
  }

  function focus({ target }: FocusEvent): void {
    if (isByKeys) turnTo(closest(target, '[data-tip]'));
  }

  function useKey(): void {
    isByKeys = true;
    turnTo(null);
  }

  const hide = () => turnTo(null);
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, passive: true, signal: end.signal });
  listen('pointerover', follow);
  listen('pointerdown', press);
  listen('pointerup', hide);
  listen('pointercancel', hide);
  listen('focusin', focus);
  listen('focusout', hide);
  listen('keydown', useKey);
  document.documentElement.addEventListener('pointerleave', hide, { signal: end.signal });
  return () => {
    end.abort();
    window.clearTimeout(timer);
  };
}
