// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { clickWhenAvailable } from '@/app/palette/page-buttons';

it('clicks the button of the page that it opens, not its namesake on the page before', async () => {
  const clicked: string[] = [];
  const showButton = (page: string) => {
    const button = document.createElement('button');
    button.dataset.command = 'export';
    button.addEventListener('click', () => clicked.push(page));
    document.body.replaceChildren(button);
  };
  window.history.replaceState(null, '', '/before');
  showButton('before');
  clickWhenAvailable('export', '/opened');
  window.history.replaceState(null, '', '/opened');
  showButton('opened');
  await vi.waitFor(() => expect(clicked).toEqual(['opened']));
});
