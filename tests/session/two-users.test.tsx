import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../support/render-app';
import { watchToasts } from '../support/toasts';

/** A tab that was asleep during the sign-out in another tab receives only the event of the next sign-in. */
function signInElsewhere(username: string): void {
  localStorage.setItem('token', mockApi.signInAs(username));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
}

async function fillProject() {
  await screen.findByText('SCH03');
  for (const [name, value] of Object.entries({ cd: 'NEW10', eng_name: 'Shop', jp_name: '店' })) {
    const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    fireEvent.change(field ?? document.body, { target: { value } });
  }
}

const callsAfter = (count: number) =>
  mockApi
    .log()
    .slice(count)
    .map(({ path }) => path);

it('confirms the user before any data of another one is read', async () => {
  await renderApp(paths.memberList, { as: 'user' });
  await screen.findByText('Hnin Yu Wai', { selector: 'td *' });
  const count = mockApi.log().length;
  mockApi.setScenario('500@user');
  signInElsewhere('admin');
  expect(await screen.findByText('Please sign in again')).toBeVisible();
  expect(document.querySelector('[inert]')).not.toBeNull();
  expect(new Set(callsAfter(count))).toEqual(new Set(['/user']));
});

it('continues when the same user has signed in elsewhere', async () => {
  await renderApp(paths.memberList, { as: 'user' });
  await screen.findByText('Hnin Yu Wai', { selector: 'td *' });
  const count = mockApi.log().length;
  signInElsewhere('user');
  await waitFor(() => expect(callsAfter(count)).toContain('/reporting-system/staff/get'));
  expect(callsAfter(count)[0]).toBe('/user');
  expect(screen.queryByText('Please sign in again')).not.toBeInTheDocument();
});

it.each([
  ['saved', 'held@project/create'],
  ['without an answer', 'held@project/create,lost-response@project/create'],
])('shows the next user no running write of the last one (%s)', async (_end, scenario) => {
  const { user } = await renderApp(paths.projects, { as: 'admin' });
  await fillProject();
  const before = mockApi.rows('projects').length;
  mockApi.setScenario(scenario);
  fireEvent.click(screen.getByText('Save project'));
  await waitFor(() => expect(mockApi.log().at(-1)?.path).toContain('/project/create'));
  const toasts = watchToasts();
  await user.click(screen.getByLabelText(/^Open the profile menu of/));
  await user.click(await screen.findByText('Sign out'));
  fireEvent.click(await screen.findByText('Sign out', { selector: '[role$=dialog] button' }));
  await screen.findByLabelText(/^Username/);
  fireEvent.change(screen.getByLabelText(/^Username/), { target: { value: 'user' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'user123' } });
  fireEvent.click(screen.getByText('Login', { selector: 'button' }));
  await screen.findByLabelText(/^Open the profile menu of Hnin/);
  mockApi.setScenario('none');
  await waitFor(() => expect(mockApi.rows('projects')).toHaveLength(before + 1));
  // A toast of the write would have been shown before the next page has been read.
  fireEvent.click(screen.getByText('Employee list'));
  await screen.findByText('Hnin Yu Wai', { selector: 'td *' });
  expect([...toasts]).toEqual([]);
});

describe('a submit before the new user is confirmed', () => {
  async function pressUnderHeldToken(username: string) {
    await renderApp(paths.projects, { as: 'admin' });
    await fillProject();
    const before = mockApi.rows('projects').length;
    const count = mockApi.log().length;
    mockApi.setScenario('held@user');
    signInElsewhere(username);
    fireEvent.click(screen.getByText('Save project'));
    await screen.findByText(/^Working/);
    await waitFor(() => expect(callsAfter(count)).toContain('/user'));
    expect(callsAfter(count)).not.toContain('/reporting-system/project/create');
    mockApi.setScenario('none');
    return { before, count };
  }

  it('is sent once the same user is confirmed', async () => {
    const { before } = await pressUnderHeldToken('admin');
    await waitFor(() => expect(mockApi.rows('projects')).toHaveLength(before + 1));
  });

  it('is never sent for another user, whose page is opened', async () => {
    const { count } = await pressUnderHeldToken('user');
    await screen.findByLabelText(/^Open the profile menu of Hnin/);
    expect(callsAfter(count)).not.toContain('/reporting-system/project/create');
  });
});
