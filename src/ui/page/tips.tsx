import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';

/** Until a tip comes under a pointer that rests; once one is there, the next comes at once. In milliseconds. */
const REST_MS = 300;
const LONG_PRESS_MS = 700;

/**
 * The one tooltip of the application, for every element with `data-tip` (its text) and perhaps `data-tip-side`. Such an element has a
 * name of its own: the tip is for eyes. A tooltip for each would cost every page its code, and every row its time.
 */
export function Tips() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => watchTips(setAnchor), []);
  const { tip, tipSide } = anchor?.dataset ?? {};
  if (!anchor || !tip) return null;
  // What can be read whole needs no tip that says the same.
  if (anchor.innerText === tip && anchor.scrollHeight <= anchor.clientHeight) return null;
  return (
    <Tooltip
      key={tip}
      open
      describeChild
      title={tip}
      placement={tipSide === 'right' ? 'right' : 'bottom'}
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <span aria-hidden />
    </Tooltip>
  );
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Tells which element with `data-tip` is under the pointer, has the focus that keys have given it, or is pressed for long by a
 * finger; null when it is left, pressed, or a key is. What the tip itself covers belongs to it (WCAG 1.4.13). Returns the function that ends it.
 */
function watchTips(show: (anchor: HTMLElement | null) => void): () => void {
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
  const options = { capture: true, passive: true, signal: end.signal };
  document.addEventListener('pointerover', follow, options);
  document.addEventListener('pointerdown', press, options);
  for (const type of ['pointerup', 'pointercancel', 'focusout'])
    document.addEventListener(type, hide, options);
  document.addEventListener('focusin', focus, options);
  document.addEventListener('keydown', useKey, options);
  document.documentElement.addEventListener('pointerleave', hide, { signal: end.signal });
  return () => {
    end.abort();
    window.clearTimeout(timer);
  };
}
