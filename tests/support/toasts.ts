import { onTestFinished } from 'vitest';

/** The stack of toasts is not named for assistive technology: each toast interrupts or waits by its own role. */
export const TOASTS = '.notistack-SnackbarContainer';

/** Collects the texts of all toasts from now on until the end of the test. */
export function watchToasts(): Set<string> {
  const texts = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll(`${TOASTS} [role]`)) {
      if (textContent) texts.add(textContent);
    }
  });
  onTestFinished(() => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return texts;
}
