import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';

/** A tooltip appears under a pointer that rests this long; while one is shown, the next one appears at once. */
const REST_MS = 300;
/** A touch that lasts this long shows a tooltip, as in MUI. */
const LONG_PRESS_MS = 700;

/** One tooltip for all elements with `data-tip`, because a tooltip for each of them would slow down long lists. */
export function Tips() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => watchTips(setAnchor), []);
  const { tip, tipSide } = anchor?.dataset ?? {};
  if (!anchor || !tip) return null;
  // A fully visible text needs no tooltip with the same text.
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
      {/* MUI needs a child, but places the tooltip at `anchorEl`. */}
      <span aria-hidden />
    </Tooltip>
  );
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Calls `show` with the element whose tooltip is due, else with null. A tooltip under the pointer stays (WCAG 1.4.13). */
function watchTips(show: (anchor: HTMLElement | null) => void): () => void {
  let shown: HTMLElement | null = null;
  let timer = 0;
  let isByKeys = false;
  const controller = new AbortController();

  function showTip(anchor: HTMLElement | null, delayMs = 0): void {
    window.clearTimeout(timer);
    if (anchor === shown) return;
    const showNow = () => {
      shown = anchor;
      show(anchor);
    };
    if (delayMs > 0) timer = window.setTimeout(showNow, delayMs);
    else showNow();
  }

  function follow({ target, pointerType }: PointerEvent): void {
    if (pointerType === 'touch' || closest(target, '[role=tooltip]')) return;
    const anchor = closest(target, '[data-tip]');
    showTip(anchor, anchor && !shown ? REST_MS : 0);
  }

  function press({ target, pointerType }: PointerEvent): void {
    isByKeys = false;
    showTip(null);
    if (pointerType === 'touch') showTip(closest(target, '[data-tip]'), LONG_PRESS_MS);
  }

  function focus({ target }: FocusEvent): void {
    if (isByKeys) showTip(closest(target, '[data-tip]'));
  }

  function noteKey(): void {
    isByKeys = true;
    showTip(null);
  }

  const hide = () => showTip(null);
  const options = { capture: true, passive: true, signal: controller.signal };
  document.addEventListener('pointerover', follow, options);
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('pointerup', hide, options);
  document.addEventListener('pointercancel', hide, options);
  document.addEventListener('focusout', hide, options);
  document.addEventListener('focusin', focus, options);
  document.addEventListener('keydown', noteKey, options);
  document.documentElement.addEventListener('pointerleave', hide, { signal: controller.signal });
  return () => {
    controller.abort();
    window.clearTimeout(timer);
  };
}
