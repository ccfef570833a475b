import { act } from '@testing-library/react';

let steps = 0;

/** Opens a page as a link of the application does: with the state of the router, and with the cache of all reads. */
export function goTo(path: string): void {
  steps += 1;
  window.history.pushState({ idx: steps, key: String(steps), usr: null }, '', path);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}
