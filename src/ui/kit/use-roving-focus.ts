import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** The index to which a key leads from that of one of `count` elements. */
function goalOf(key: string, at: number, count: number): number | undefined {
  const goals: Record<string, number> = {
    ArrowLeft: (at - 1 + count) % count,
    ArrowRight: (at + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return goals[key];
}

/**
 * Makes the children of an element one stop of the Tab key: from one to the next lead the arrow keys, Home and End. `focused` is the
 * index of the one that had the focus last, null before; `moved` hears of the keys.
 */
export function useRovingFocus(moved?: (index: number) => void) {
  const [focused, setFocused] = useState<number | null>(null);
  const indexIn = (row: HTMLElement) =>
    [...row.children].findIndex((child) => child.contains(document.activeElement));

  function follow({ currentTarget }: FocusEvent<HTMLElement>) {
    const index = indexIn(currentTarget);
    setFocused(index < 0 ? null : index);
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: row, key } = event;
    const at = indexIn(row);
    const goal = goalOf(key, at, row.children.length);
    if (at < 0 || goal === undefined) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    (row.children[goal] as HTMLElement).focus();
    moved?.(goal);
  }

  return { focused, forget: () => setFocused(null), row: { onFocus: follow, onKeyDown: move } };
}
