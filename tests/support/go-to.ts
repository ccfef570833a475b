import { act } from '@testing-library/react';

let steps = 0;

/** Opens a page as a link of the application does: with a note of the router, and what was read before kept. */
export function goTo(path: string): void {
  steps += 1;
  window.history.pushState({ idx: steps, key: String(steps), usr: null }, '', path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}
