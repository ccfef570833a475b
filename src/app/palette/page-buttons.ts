/** A page that takes longer has probably failed, and a late click would surprise. */
const LONGEST_WAIT_MS = 30_000;

/** Ends the wait of the last `clickWhenAvailable`. */
let waiting = new AbortController();

const findButton = (name: string) =>
  document.querySelector<HTMLButtonElement>(
    `[data-command=${CSS.escape(name)}]:not([aria-disabled=true], :disabled)`,
  );

/** Clicks the button of the shown page; false where the page has none, or it is disabled. */
export function clickNow(name: string): boolean {
  const button = findButton(name);
  button?.click();
  return button !== null;
}

/** Clicks the button once the page at `path` shows it enabled; any press of the user ends the wait. */
export function clickWhenAvailable(name: string, path: string): void {
  waiting.abort();
  const current = new AbortController();
  waiting = current;
  const observer = new MutationObserver(tryClick);
  const timer = window.setTimeout(() => current.abort(), LONGEST_WAIT_MS);

  function tryClick(): void {
    // The page that is being left may have a button of the same name.
    if (window.location.pathname === path && clickNow(name)) current.abort();
  }

  const options = { capture: true, signal: current.signal };
  current.signal.addEventListener('abort', () => {
    observer.disconnect();
    window.clearTimeout(timer);
  });
  document.addEventListener('pointerdown', () => current.abort(), options);
  document.addEventListener('keydown', () => current.abort(), options);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-disabled', 'disabled', 'data-command'],
  });
  tryClick();
}
