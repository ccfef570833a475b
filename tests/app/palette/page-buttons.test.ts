// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { clickWhenAvailable } from '@/app/palette/page-buttons';

const clicked: string[] = [];

function showButton(page: string): void {
  const button = document.createElement('button');
  button.dataset.command = 'export';
  button.addEventListener('click', () => clicked.push(page));
  document.body.replaceChildren(button);
}

beforeEach(() => {
  clicked.length = 0;
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/before');
});

it('clicks the button of the page that it opens, not its namesake on the page before', async () => {
  showButton('before');
  clickWhenAvailable('export', '/opened');
  window.history.replaceState(null, '', '/opened');
  showButton('opened');
  await vi.waitFor(() => expect(clicked).toEqual(['opened']));
});

it('clicks no button that appears later than half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clickWhenAvailable('export', '/opened');
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  window.history.replaceState(null, '', '/opened');
  // Observers are called in the order of their creation, so that this one is called last.
  const isObserved = new Promise((resolve) => {
    new MutationObserver(resolve).observe(document.body, { childList: true });
  });
  showButton('opened');
  await isObserved;
  expect(clicked).toEqual([]);
});
