/** Everything that toasts say from now on. */
export function watchToasts(): Set<string> {
  const told = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('.notistack-SnackbarContainer [role]')) {
      if (textContent) told.add(textContent);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return told;
}
