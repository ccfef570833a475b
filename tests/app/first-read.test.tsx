import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { createStore, keys } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { tokenStore } from '@/session/token-store';
import { renderApp } from '../support/render-app';

// Without a second try: it would find the persisted read of the first one.
it('shows a list with its persisted read at once, never empty first', { retry: 0 }, async () => {
  const first = await renderApp(paths.projects, { as: 'admin' });
  await screen.findByText('SCH03');
  const persisted = () => keys<string>(createStore('kept-reads', 'reads'));
  await waitFor(async () => expect((await persisted()).join()).toMatch(/projects/));
  first.unmount();
  const { token } = tokenStore.get();
  vi.spyOn(mockApi, 'signInAs').mockReturnValue(token ?? '');

  let drawnFirst: string | undefined;
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')) drawnFirst ??= document.body.textContent;
  });
  observer.observe(document.body, { subtree: true, childList: true });
  await renderApp(paths.projects, { as: 'admin' });
  await screen.findByText('SCH03');
  observer.disconnect();
  expect(drawnFirst).toContain('SCH03');
});
