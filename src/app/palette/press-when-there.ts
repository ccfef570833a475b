let running = new AbortController();

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
  running.abort();
  const ended = (running = new AbortController());
  const observer = new MutationObserver(press);

  function press(): void {
    const button = findButton(name);
    if (!button) return;
    ended.abort();
    button.click();
  }

  const options = { capture: true, signal: ended.signal };
  ended.signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('pointerdown', () => ended.abort(), options);
  document.addEventListener('keydown', () => ended.abort(), options);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-disabled', 'disabled', 'data-command'],
  });
  press();
}
