import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../support/render-app';

/** What a tab notices of a sign-in in another one when it slept through the sign-out before it. */
function signInElsewhere(username: string): void {
  localStorage.setItem('token', mockApi.signInAs(username));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
}

const callsAfter = (count: number) =>
  mockApi
    .log()
    .slice(count)
    .map(({ path }) => path);

it('asks who it is before anything of another user is read', async () => {
  await renderApp(paths.memberList, { as: 'user' });
  await screen.findByText('Hnin Yu Wai', { selector: 'td *' });
  const count = mockApi.log().length;
  mockApi.setScenario('500@user');
  signInElsewhere('admin');
  expect(await screen.findByText('Please sign in again')).toBeVisible();
  expect(document.querySelector('[inert]')).not.toBeNull();
  expect(new Set(callsAfter(count))).toEqual(new Set(['/user']));
});

it('goes on where the same user has signed in elsewhere', async () => {
  await renderApp(paths.memberList, { as: 'user' });
  await screen.findByText('Hnin Yu Wai', { selector: 'td *' });
  const count = mockApi.log().length;
  signInElsewhere('user');
  await waitFor(() => expect(callsAfter(count)).toContain('/reporting-system/staff/get'));
  expect(callsAfter(count)[0]).toBe('/user');
  expect(screen.queryByText('Please sign in again')).not.toBeInTheDocument();
});
