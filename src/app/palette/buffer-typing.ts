import { hasModifier, isComposing } from '@/lib/key-press';

/** A fetch that takes longer has probably failed: the page gets its keys back. */
const LONGEST_MS = 10_000;

/**
 * Captures letters for the palette while its code is fetched: the focused element does not get them.
 * The returned function ends this, and returns the letters; null after a cancel or the time limit.
 */
export function bufferTyping(): () => string | null {
  let typed = '';
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };

  const cancel = () => controller.abort();
  const timer = window.setTimeout(cancel, LONGEST_MS);

  function buffer(event: KeyboardEvent): void {
    if (isComposing(event) || hasModifier(event)) return;
    const { key } = event;
    switch (key) {
      case 'Tab':
        // Moves the focus as usual.
        return cancel();
      case 'Escape':
        cancel();
        break;
      case 'Backspace':
        typed = [...typed].slice(0, -1).join('');
        break;
      case 'Enter':
        // Ignored, because it would choose a command that is not shown yet.
        break;
      default:
        if ([...key].length !== 1) return;
        typed += key;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  window.addEventListener('keydown', buffer, options);
  window.addEventListener('pointerdown', cancel, options);
  return () => {
    const isCancelled = controller.signal.aborted;
    window.clearTimeout(timer);
    cancel();
    return isCancelled ? null : typed;
  };
}
