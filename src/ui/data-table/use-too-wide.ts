import { useCallback, useState } from 'react';

/** Whether the only child of an element is wider than the element, and the `ref` for it. */
export function useTooWide() {
  const [isTooWide, setIsTooWide] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    const content = box?.firstElementChild;
    if (!content) return;
    const observer = new ResizeObserver(() => setIsTooWide(content.scrollWidth > box.clientWidth + 1));
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return [isTooWide, ref] as const;
}
