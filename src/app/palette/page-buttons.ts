/** Ends the wait of the last `clickWhenAvailable`; a new call replaces it. */
let waiting = new AbortController();

const findButton = (name: string) =>
  document.querySelector<HTMLButtonElement>(
    `[data-command=${CSS.escape(name)}]:not([aria-disabled=true], :disabled)`,
  );

/** True where the page has this button, enabled. */
export const canPress = (name: string) => findButton(name) !== null;

/** Clicks the button once the page at `path` shows it enabled. A press or key of the user cancels the wait. */
export function clickWhenAvailable(name: string, path: string): void {
  waiting.abort();
  const current = new AbortController();
  waiting = current;
  const observer = new MutationObserver(press);

  function press(): void {
    // The page that is being left may have a button of the same name.
    const button = window.location.pathname === path ? findButton(name) : null;
    if (!button) return;
    current.abort();
    button.click();
  }

  const options = { capture: true, signal: current.signal };
  current.signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('pointerdown', () => current.abort(), options);
  document.addEventListener('keydown', () => current.abort(), options);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-disabled', 'disabled', 'data-command'],
  });
  press();
}
