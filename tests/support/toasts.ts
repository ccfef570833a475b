/** The stack of toasts is not named for assistive technology: each toast interrupts or waits by its own role. */
export const TOASTS = '.notistack-SnackbarContainer';

/** Everything that toasts say from now on. */
export function watchToasts(): Set<string> {
  const told = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll(`${TOASTS} [role]`)) {
      if (textContent) told.add(textContent);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return told;
}
