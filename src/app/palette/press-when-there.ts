let stop: (() => void) | null = null;

const findButton = (name: string) =>
  document.querySelector<HTMLButtonElement>(
    `[data-command=${CSS.escape(name)}]:not([aria-disabled=true], :disabled)`,
  );

/** True where the page has this button and it can be pressed. */
export function isThere(name: string): boolean {
  return findButton(name) !== null;
}

/**
 * Presses the button with this `data-command` as soon as the page has it and it can be pressed. Whatever the user does before
 * that calls it off: a page may not begin something in the middle of something else.
 */
export function pressWhenThere(name: string): void {
  stop?.();
  const observer = new MutationObserver(press);

  function end(): void {
    observer.disconnect();
    document.removeEventListener('pointerdown', end, true);
    document.removeEventListener('keydown', end, true);
    stop = null;
  }
  function press(): void {
    const button = findButton(name);
    if (!button) return;
    end();
    button.click();
  }

  stop = end;
  document.addEventListener('pointerdown', end, true);
  document.addEventListener('keydown', end, true);
  observer.observe(document.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ['aria-disabled', 'disabled', 'data-command'],
  });
  press();
}
