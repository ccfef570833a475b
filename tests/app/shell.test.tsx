import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../support/render-app';

const navigation = () => screen.findByRole('navigation', { name: 'Main navigation' });

/** A narrow screen at first; returns the function that changes its width. */
function useResizableScreen(): (width: 'narrow' | 'wide') => void {
  let isWide = false;
  const lists: (EventTarget & { matches: boolean })[] = [];
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = Object.assign(new EventTarget(), {
      media,
      matches: isWide,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
    lists.push(list);
    return list;
  });
  return (width) => {
    isWide = width === 'wide';
    for (const list of lists) {
      list.matches = isWide;
      list.dispatchEvent(new Event('change'));
    }
  };
}

describe('the shell', () => {
  it('shows staff six entries and administrators theirs [SH-2]', async () => {
    const { unmount } = await renderApp(paths.dashboard, { as: 'user' });
    expect(
      within(await navigation())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Dashboard',
      'Employee list',
      'Leave records',
      'Reporting',
      'Register leave',
      'Weekday defaults',
    ]);
    unmount();
    await renderApp(paths.dashboard, { as: 'admin' });
    const menu = within(await navigation());
    const groups = menu
      .getAllByRole('heading')
      .map(({ textContent }) => [
        textContent,
        within(menu.getByRole('list', { name: textContent })).getAllByRole('link').length,
      ]);
    expect(groups).toEqual([
      ['Daily work', 4],
      ['Reports', 5],
      ['People', 5],
      ['Admin setting', 4],
    ]);
  });

  it.each([
    ['Employee list', paths.memberListAfterSave],
    ['Project hours', paths.projectHoursBySearch],
  ])('marks %s in the menu at its second address [SH-2]', async (name, path) => {
    await renderApp(path, { as: 'admin' });
    const entry = within(await navigation()).getByRole('link', { name });
    expect(entry).toHaveAttribute('aria-current', 'page');
  });

  it('collapses the drawer to a rail whose entries keep their names [SH-2]', async () => {
    const { user, unmount } = await renderApp(paths.dashboard);
    await user.click(await screen.findByRole('button', { name: 'Close the menu' }));
    expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(within(await navigation()).getByRole('link', { name: 'Reporting' })).toBeInTheDocument();
    // A reload leaves it as it is.
    unmount();
    await renderApp(paths.dashboard);
    expect(await screen.findByRole('button', { name: 'Open the menu' })).toBeVisible();
  });

  it('has no menu over the page after a window grew and shrank again [SH-2]', async () => {
    const resize = useResizableScreen();
    const { user } = await renderApp(paths.projects);
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    await navigation();
    act(() => resize('wide'));
    act(() => resize('narrow'));
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  });

  it('fetches the list of a pressed entry once', async () => {
    const { user } = await renderApp(paths.projects, { as: 'admin' });
    const link = within(await navigation()).getByRole('link', { name: 'Employee competency' });
    await user.click(link);
    await screen.findAllByLabelText(/^View the skills of/);
    expect(mockApi.log().filter(({ path }) => path.endsWith('/employee-skill-sheet/get'))).toHaveLength(1);
  });

  it('fetches the list of an entry that is hovered, not of those passed over', async () => {
    const { user } = await renderApp(paths.projects, { as: 'admin' });
    const menu = within(await navigation());
    await screen.findAllByRole('row');
    const countReads = (list: string) => mockApi.log().filter(({ path }) => path.endsWith(list)).length;
    const before = countReads('/staff/get');
    await user.hover(menu.getByRole('link', { name: 'Employee list' }));
    await user.hover(menu.getByRole('link', { name: 'Employee competency' }));
    await waitFor(() => expect(countReads('/employee-skill-sheet/get')).toBe(1));
    expect(countReads('/staff/get')).toBe(before);
    await user.click(menu.getByRole('link', { name: 'Employee competency' }));
    await screen.findAllByLabelText(/^View the skills of/);
    expect(countReads('/employee-skill-sheet/get')).toBe(1);
  });

  it('shows no error of a prefetched list, and reads it again when its page opens', async () => {
    const { user } = await renderApp(paths.projects, { as: 'admin' });
    const menu = within(await navigation());
    await screen.findAllByRole('row');
    const countReads = () =>
      mockApi.log().filter(({ path }) => path.endsWith('/employee-skill-sheet/get')).length;
    mockApi.setScenario('500@employee-skill-sheet/get');
    await user.hover(menu.getByRole('link', { name: 'Employee competency' }));
    // A failure that may pass is tried once more.
    await waitFor(() => expect(countReads()).toBe(2));
    mockApi.setScenario('none');
    await user.click(menu.getByRole('link', { name: 'Employee competency' }));
    await screen.findAllByLabelText(/^View the skills of/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(countReads()).toBe(3);
  });

  it('links to the own profile and logs out [SH-1]', async () => {
    const { user } = await renderApp(paths.dashboard, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: /^Open the profile menu of/ }));
    const profile = await screen.findByRole('menuitem', { name: 'My Profile' });
    expect(profile.getAttribute('href')).toMatch(/\/reporting-system\/edit-members\/\d+$/);
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(window.location.pathname).toBe(paths.login));
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('staffname')).toBeNull();
    expect(sessionStorage.getItem('role')).toBeNull();
  });

  it('remembers mode, colour, border and language [SH-4]', async () => {
    const { user } = await renderApp(paths.dashboard);
    await user.click(await screen.findByRole('button', { name: 'Switch to the dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
    expect(localStorage.getItem('app-theme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Open the appearance settings' }));
    await user.click(await screen.findByRole('button', { name: 'Teal' }));
    const rgb = screen.getByText('RGB');
    expect(rgb).not.toBeVisible();
    await user.click(screen.getByText('More'));
    expect(rgb).toBeVisible();
    await user.click(rgb);
    expect(localStorage.getItem('selectedColor')).toBe('teal');
    expect(localStorage.getItem('RGB-Active')).toBe('true');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Open the appearance settings' }));
    // A setting that differs from its default is visible without "More".
    expect(await screen.findByText('RGB')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /日本語/ }));
    expect(await screen.findByRole('navigation', { name: 'メインナビゲーション' })).toBeVisible();
    expect(localStorage.getItem('lang')).toBe('ja');
  });

  it('is light on the login page whatever mode is stored [SH-4]', async () => {
    localStorage.setItem('app-theme', 'dark');
    await renderApp(paths.login, { as: null });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
  });
});

describe('a session that expires during work', () => {
  it('asks for the password over the page, which continues afterwards [AU-7]', async () => {
    const { user } = await renderApp(paths.reporting, { as: 'user', scenario: '401@staff/get' });
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
    expect(within(dialog).getByRole('textbox', { name: /^Username/ })).toHaveValue('user');
    mockApi.setScenario('none');
    await user.type(within(dialog).getByLabelText(/^Password/), 'wrong-one');
    await user.click(within(dialog).getByRole('button', { name: 'Login' }));
    expect(await within(dialog).findByText('Password does not match')).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
    await user.clear(within(dialog).getByLabelText(/^Password/));
    await user.type(within(dialog).getByLabelText(/^Password/), 'user123');
    await user.click(within(dialog).getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(window.location.pathname).toBe(paths.reporting);
  });
});
