import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { setPreference } from '@/theme/preferences';
import { renderApp } from '../../support/render-app';

const door = () => screen.findByRole('button', { name: 'Search and commands (Ctrl+K)' });
const titles = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the keyboard shortcuts', () => {
  it.each([
    [
      `${paths.reporting}?view=paint`,
      'user',
      'grid',
      ['Everywhere', 'Timeline', 'Timeline: mouse and touch'],
    ],
    [`${paths.reporting}?view=form`, 'user', 'grid', ['Everywhere', 'Calendar', 'Forms']],
    [paths.dashboard, 'user', 'grid', ['Everywhere', 'Month']],
    [paths.skillCreate, 'admin', 'grid', ['Everywhere', 'Marks', 'Lists', 'Forms']],
    [paths.memberList, 'admin', 'checkbox', ['Everywhere', 'Lists', 'Selecting rows', 'Exports']],
  ] as const)('of %s are listed by ?', async (path, as, role, areas) => {
    const { user } = await renderApp(path, { as });
    await door();
    await screen.findAllByRole(role);
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(titles(dialog)).toEqual(areas);
  });

  it('focus the search of the screen, do nothing while typing, and can be switched off', async () => {
    const { user } = await renderApp(paths.memberList, { as: 'admin' });
    await door();
    const search = await screen.findByRole('searchbox');
    fireEvent.keyDown(document.body, { key: '/', keyCode: 229 });
    expect(search).not.toHaveFocus();
    await user.keyboard('/');
    expect(search).toHaveFocus();
    await user.keyboard('?/');
    expect(search).toHaveValue('?/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Open the appearance settings' }));
    await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    expect(localStorage.getItem('single-keys')).toBe('off');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('?');
    await user.keyboard('/');
    expect(search).not.toHaveFocus();
    // Keys together with Ctrl still act, and one of them opens the list of keys.
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'keys{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getAllByText('switched off')).toHaveLength(2);
    setPreference('singleKeys', 'on');
  });

  it('that remove a mark are listed apart, because only one of them can be switched off', async () => {
    setPreference('singleKeys', 'off');
    const { user } = await renderApp(paths.skillCreate, { as: 'admin' });
    await door();
    await screen.findByRole('grid');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'keys{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const removals = within(dialog).getAllByText('Remove the mark');
    const areOff = removals.map((removal) => within(removal).queryByText('switched off') !== null);
    expect(areOff).toEqual([true, false]);
    setPreference('singleKeys', 'on');
  });

  it('do not act behind an open dialog', async () => {
    const { user } = await renderApp(paths.memberList, { as: 'admin' });
    await door();
    await user.click(screen.getByRole('button', { name: 'Open the appearance settings' }));
    await screen.findByRole('dialog', { name: 'Appearance' });
    await user.keyboard('?{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
