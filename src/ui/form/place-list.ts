/** Puts a list, as wide as its field at least, below the field, or above it where only there is room for all of it. */
export function placeList(list: HTMLElement, field: HTMLElement): void {
  const { left, top, bottom, width } = field.getBoundingClientRect();
  list.style.width = `${Math.round(width)}px`;
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = list;
  const isAbove = bottom + offsetHeight > clientHeight && top >= offsetHeight;
  const x = Math.max(0, Math.min(left, clientWidth - offsetWidth)) + window.scrollX;
  const y = (isAbove ? top - offsetHeight : bottom) + window.scrollY;
  list.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/** Calls back whenever what lies around the field may have moved it. Returns the function that ends it. */
export function watchPlace(field: HTMLElement, onMoved: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  // Of whatever scrolls around it, too.
  window.addEventListener('scroll', onMoved, { capture: true, passive: true, signal });
  window.addEventListener('resize', onMoved, { signal });
  const observer = new ResizeObserver(onMoved);
  observer.observe(field);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => end.abort();
}

/** Scrolls a list alone, so that all of one of its entries can be seen. */
export function keepEntryInSight(list: HTMLElement, entry: HTMLElement): void {
  const { offsetTop, offsetHeight } = entry;
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
  else list.scrollTop = Math.max(list.scrollTop, offsetTop + offsetHeight - list.clientHeight);
}
