import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../../support/render-app';

const field = () => screen.findByRole('combobox', { name: /^(Search and commands|検索と操作)$/ });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

async function openByKey(user: UserEvent): Promise<void> {
  await screen.findByRole('button', { name: 'Search and commands (Ctrl+K)' });
  await user.keyboard('{Control>}k{/Control}');
}

describe('the palette', () => {
  it('opens by its shortcut, announces the number of results, and opens the first by Enter', async () => {
    const { user } = await renderApp(paths.dashboard, { as: 'admin' });
    await openByKey(user);
    const dialog = await screen.findByRole('dialog', { name: 'Search and commands' });
    const box = await field();
    expect(box).toHaveFocus();
    await user.keyboard('ｗｅｅｋｌｙ');
    await waitFor(() => expect(active()).toEqual(['Weekly work time']));
    expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    expect(within(dialog).getByRole('status')).toHaveTextContent(/^\d+ results$/);
    expect(screen.getByRole('group', { name: 'Screens' })).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(paths.weeklyWorkTime));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    // The command that was used last is the first.
    await user.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recently used' });
    expect(within(recent).getByRole('option')).toHaveTextContent('Weekly work time');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('receives letters typed while it loads, and the page does not', async () => {
    await renderApp(paths.dashboard, { as: 'admin' });
    await screen.findByRole('button', { name: 'Search and commands (Ctrl+K)' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const isLeftAlone = [...'/wex', 'Backspace', 'Enter'].map((key) =>
      fireEvent.keyDown(document.body, { key }),
    );
    expect(isLeftAlone).not.toContain(true);
    expect(await field()).toHaveValue('/we');
    expect(window.location.pathname).toBe(paths.dashboard);
  });

  it('offers screens in the order of the menu, reporting first', async () => {
    const { user } = await renderApp(paths.dashboard, { as: 'admin' });
    await openByKey(user);
    const group = within(await screen.findByRole('group', { name: 'Screens' }));
    const names = group.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['Reporting', 'Dashboard', 'Employee list']);
  });

  it('shows the active result, also where a further letter leaves the same one first', async () => {
    const { user } = await renderApp(paths.dashboard, { as: 'admin' });
    await openByKey(user);
    await user.type(await field(), 'week');
    await waitFor(() => expect(active()).toEqual(['Weekly work time']));
    const before = options();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.keyboard('ly w');
    await waitFor(() => expect(options()).not.toEqual(before));
    expect(active()).toEqual(['Weekly work time']);
    expect(scroll.mock.contexts).toContain(screen.getByRole('option', { selected: true }));
  });

  it('leaves arrows with a modifier to its field', async () => {
    const { user } = await renderApp(paths.dashboard, { as: 'admin' });
    await openByKey(user);
    const box = await field();
    const isLeftToField = (modifier: object) => fireEvent.keyDown(box, { key: 'ArrowDown', ...modifier });
    expect([{}, { shiftKey: true }, { altKey: true }].map(isLeftToField)).toEqual([false, true, true]);
  });

  it('buffers no letters when it cannot open any more', async () => {
    const { unmount } = await renderApp(paths.dashboard, { as: 'admin' });
    await screen.findByRole('button', { name: 'Search and commands (Ctrl+K)' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    unmount();
    expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  });

  it('finds people and their pages by either name, for administrators', async () => {
    const { user } = await renderApp(paths.fines, { as: 'admin', language: 'ja' });
    const member = mockApi.rows('staff').find(({ username }) => username === 'user');
    await user.click(await screen.findByRole('button', { name: '検索と操作（Ctrl+K）' }));
    await user.type(await field(), String(member?.eng_name));
    await waitFor(() => expect(options()).toHaveLength(4));
    await user.type(await field(), ' ばっきん');
    await waitFor(() => expect(options()).toEqual([expect.stringContaining('罰金')]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe(`?staff=${member?.id}`));
  });

  it('offers staff no people and no screens of administrators, and does not read the member list', async () => {
    const { user } = await renderApp(paths.leaveRecords, { as: 'user' });
    await openByKey(user);
    await field();
    expect(options().join()).not.toMatch(/fine|Weekly work time|Location|Export project/);
    await user.keyboard('Aung');
    await waitFor(() => expect(screen.getByText(/^Nothing found/)).toBeVisible());
    const bodies = mockApi.log().filter(({ path }) => path.endsWith('/staff/get'));
    expect(bodies.every(({ body }) => JSON.stringify(body).includes('"id"'))).toBe(true);
  });

  it('says that projects are loading before it says that nothing was found', async () => {
    const { user } = await renderApp(paths.leaveRecords, { as: 'user', scenario: 'held@project/get' });
    await openByKey(user);
    await user.type(await field(), String(mockApi.rows('projects')[0]?.cd));
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByText(/^Nothing found/)).not.toBeInTheDocument();
    mockApi.setScenario('');
    await waitFor(() => expect(active()).toHaveLength(1));
    await user.keyboard('x');
    expect(await screen.findByText(/^Nothing found/)).toBeVisible();
  });

  it('ignores keys while an input method composes, and searches cached data offline', async () => {
    const { user } = await renderApp(paths.projects, { as: 'user' });
    const [project] = mockApi.rows('projects');
    await screen.findAllByText(String(project?.cd));
    mockApi.setScenario('offline');
    await openByKey(user);
    const box = await field();
    await user.type(box, String(project?.cd));
    await waitFor(() => expect(active().join()).toContain(String(project?.cd)));
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(box).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe(`?q=${String(project?.cd)}`));
  });

  it('copies the link of a report with its range', async () => {
    const { user } = await renderApp(paths.weeklyWorkTime, { as: 'admin', scenario: 'frozen:2026-11-20' });
    await screen.findByRole('button', { name: 'Copy link' });
    expect(window.location.search).toBe('');
    await openByKey(user);
    await user.type(await field(), 'url{Enter}');
    expect(await screen.findByText('Link copied')).toBeVisible();
    const link = new URL(await navigator.clipboard.readText());
    expect(link.pathname + link.search).toBe(`${paths.weeklyWorkTime}?start=2026-11-16&end=2026-11-22`);
  });

  it('copies the link of the timeline while it is loading', async () => {
    localStorage.setItem('reporting-view', 'paint');
    const { user } = await renderApp(`${paths.reporting}?staff=4`, {
      as: 'admin',
      scenario: 'held@staff/get',
    });
    expect(await screen.findByRole('button', { name: 'Timeline' })).toHaveAttribute('aria-pressed', 'true');
    await openByKey(user);
    await user.type(await field(), 'url{Enter}');
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('view=paint');
  });

  it('copies last week into the timeline from any screen', async () => {
    const { user } = await renderApp(paths.leaveRecords, { as: 'user', scenario: 'frozen:2026-11-20' });
    await openByKey(user);
    await user.type(await field(), 'last week{Enter}');
    expect(await screen.findByText(/filled, not saved yet|nothing to fill in/i)).toBeInTheDocument();
    expect(window.location.search).toContain('view=paint');
  });
});
