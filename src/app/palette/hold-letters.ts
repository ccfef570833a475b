import { isComposing } from '@/lib/composing';

/**
 * Takes what is typed from whatever has the focus, until what it is meant for is there. The function that it returns ends that, and
 * gives what was typed; null where Escape, Tab or a press of the pointer has called it off, which ends it as well.
 */
export function holdLetters(): () => string | null {
  let typed = '';
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };

  const callOff = () => ended.abort();

  function hold(event: KeyboardEvent): void {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === 'Tab') return callOff();
    if (key === 'Escape') callOff();
    else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    else if ([...key].length === 1) typed += key;
    // Nobody has seen yet what it would choose.
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  window.addEventListener('keydown', hold, options);
  window.addEventListener('pointerdown', callOff, options);
  return () => {
    const isCalledOff = ended.signal.aborted;
    ended.abort();
    return isCalledOff ? null : typed;
  };
}
