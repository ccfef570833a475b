import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { readBytes, recordDownloads } from '../../support/downloads';
import { goTo } from '../../support/go-to';
import { createMovedFile } from '../../support/moved-file';
import { renderApp } from '../../support/render-app';

const search = () => window.location.search;
const openViews = async () => {
  fireEvent.click(await screen.findByLabelText('Saved views'));
  return within(await screen.findByRole('dialog'));
};

it('saves a list as a view, opens it by name, by default and from a file, and names outdated parameters', async () => {
  const { user } = await renderApp(`${paths.projects}?q=booking&page=2`, { as: 'admin' });
  expect(await screen.findByText('CLN02')).toBeVisible();
  const dialog = await openViews();
  fireEvent.change(dialog.getByLabelText('Name of the view'), { target: { value: 'Bookings' } });
  fireEvent.click(dialog.getByText('Save this view'));
  fireEvent.click(await dialog.findByLabelText('Open the screen with Bookings'));
  fireEvent.click(dialog.getByLabelText('Rename Bookings'));
  fireEvent.change(dialog.getByLabelText('New name of Bookings'), { target: { value: 'Booking' } });
  await user.keyboard('{Enter}');
  fireEvent.click(await dialog.findByLabelText('Copy the link of Booking'));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${paths.projects}?q=booking`);

  const downloads = recordDownloads();
  fireEvent.click(dialog.getByText('Export to a file'));
  const file = new TextDecoder().decode(await readBytes(downloads[0]?.file ?? new Blob()));
  expect(JSON.parse(file)).toMatchObject({
    version: 1,
    views: [{ path: paths.projects, name: 'Booking', search: '?q=booking', isDefault: true }],
  });
  fireEvent.click(dialog.getByLabelText('Delete Booking'));
  expect(dialog.getByText('There are no saved views of this screen yet.')).toBeVisible();
  fireEvent.click(dialog.getByText('Undo'));
  expect(dialog.getByLabelText('Open the screen with Booking')).toHaveAttribute('aria-pressed', 'true');

  const other = {
    ...JSON.parse(file),
    views: [{ id: 'x', path: paths.projects, name: 'Old', search: '?q=clinic&colour=red', isDefault: false }],
  };
  const input = dialog.getByLabelText('Import a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['{}'], 'none.json')] } });
  expect(await screen.findByText('This file holds no saved views.')).toBeInTheDocument();
  fireEvent.change(input, { target: { files: [new File([JSON.stringify(other)], 'views.json')] } });
  fireEvent.click(await dialog.findByText('Old'));
  expect(
    await screen.findByText('“Old” no longer fits. Left out: colour. The rest is shown.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(search()).toBe('?q=clinic'));

  goTo(paths.dashboard);
  await waitFor(() => expect(document.title).toMatch(/^Dashboard/));
  fireEvent.click(screen.getByRole('link', { name: 'Projects' }));
  await waitFor(() => expect(search()).toBe('?q=booking'));
});

it('saves and stars a view of the employee list also at the address after a save', async () => {
  const { unmount } = await renderApp(`${paths.memberListAfterSave}?q=hnin`, { as: 'admin' });
  const dialog = await openViews();
  fireEvent.change(dialog.getByLabelText('Name of the view'), { target: { value: 'Hnin' } });
  fireEvent.click(dialog.getByText('Save this view'));
  fireEvent.click(await dialog.findByLabelText('Open the screen with Hnin'));
  fireEvent.click(dialog.getByText('Hnin'));
  await waitFor(() => expect(window.location.pathname).toBe(paths.memberList));
  expect(search()).toBe('?q=hnin');

  unmount();
  await renderApp(paths.memberListAfterSave, { as: 'admin' });
  await waitFor(() => expect(search()).toBe('?q=hnin'));
});

it('opens no starred view where a form or the back button returns to a list', async () => {
  const view = { id: 'x', path: paths.skillList, name: 'React', search: '?q=react', isDefault: true };
  const { user } = await renderApp(paths.dashboard, { as: 'admin' });
  goTo(paths.skillList);
  const dialog = await openViews();
  fireEvent.change(dialog.getByLabelText('Import a file', { selector: 'input' }), {
    target: { files: [new File([JSON.stringify({ version: 1, views: [view] })], 'views.json')] },
  });
  fireEvent.click(await dialog.findByLabelText('Open the screen with React'));
  await user.keyboard('{Escape}');
  fireEvent.click(await screen.findByLabelText('Edit the skill sheet of Hnin Yu Wai'));
  await screen.findByText('Cancel');
  window.history.back();
  fireEvent.click(await screen.findByLabelText('Edit the skill sheet of Hnin Yu Wai'));
  expect(search()).toBe('');
  fireEvent.click(await screen.findByText('Cancel'));
  expect(await screen.findByLabelText('Edit the skill sheet of Hnin Yu Wai')).toHaveFocus();
  expect(search()).toBe('');

  fireEvent.click(screen.getByText('New skill sheet', { selector: '#content *' }));
  fireEvent.click(await screen.findByText('Cancel'));
  expect(await screen.findByLabelText('Edit the skill sheet of Hnin Yu Wai')).toBeVisible();
  await screen.findByLabelText('Saved views');
  expect(search()).toBe('');

  goTo(paths.dashboard);
  await waitFor(() => expect(document.title).toMatch(/^Dashboard/));
  fireEvent.click(screen.getByRole('link', { name: 'Employee competency' }));
  await waitFor(() => expect(search()).toBe('?q=react'));
});

it('opens a view without filters from the palette, not the starred one', async () => {
  const bookings = { id: 'x', path: paths.projects, name: 'Bookings', search: '?q=booking', isDefault: true };
  const everything = { ...bookings, id: 'y', name: 'Everything', search: '', isDefault: false };
  localStorage.setItem('saved-views:1', JSON.stringify({ version: 1, views: [bookings, everything] }));
  const { user } = await renderApp(paths.dashboard, { as: 'admin' });
  await screen.findByRole('button', { name: 'Search and commands (Ctrl+K)' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'everything{Enter}');
  expect(await screen.findByLabelText('Saved views')).toBeVisible();
  expect(await screen.findByText('CLN02')).toBeVisible();
  expect(window.location.pathname).toBe(paths.projects);
  expect(search()).toBe('');
});

it('names employees in the toast of a view that shows a deleted one', async () => {
  await renderApp(paths.skillList, { as: 'admin' });
  const view = { id: 'x', path: paths.skillList, name: 'Team', search: '?view=matrix&people=999999' };
  const file = JSON.stringify({ version: 1, views: [{ ...view, isDefault: false }] });
  const dialog = await openViews();
  fireEvent.change(dialog.getByLabelText('Import a file', { selector: 'input' }), {
    target: { files: [new File([file], 'views.json')] },
  });
  fireEvent.click(await dialog.findByText('Team'));
  expect(
    await screen.findByText('“Team” no longer fits. Left out: employee. The rest is shown.'),
  ).toBeInTheDocument();
});

it('keeps the keyboard at the views after a deletion and its undo', async () => {
  const { user } = await renderApp(`${paths.projects}?q=booking`, { as: 'admin' });
  const dialog = await openViews();
  fireEvent.change(dialog.getByLabelText('Name of the view'), { target: { value: 'Bookings' } });
  fireEvent.click(dialog.getByText('Save this view'));
  await user.click(await dialog.findByLabelText('Delete Bookings'));
  expect(dialog.getByText('Undo')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialog.getByText('Bookings')).toBeVisible();
  expect(dialog.getByLabelText('Name of the view')).toHaveFocus();
});

it('returns the focus to its button after the deletion of the last view', async () => {
  const { user } = await renderApp(`${paths.projects}?q=booking`, { as: 'admin' });
  await user.click(await screen.findByLabelText('Saved views'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name of the view'), { target: { value: 'Bookings' } });
  fireEvent.click(dialog.getByText('Save this view'));
  await dialog.findByText('Bookings');
  goTo(paths.projects);
  await waitFor(() => expect(search()).toBe(''));
  await user.click(dialog.getByLabelText('Delete Bookings'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Saved views')).toBeVisible();
  expect(screen.getByLabelText('Saved views')).toHaveFocus();
});

it.each([
  {
    language: 'en',
    words: ['Saved views', 'Name of the view', 'Save this view', 'Replace the view'],
    note: 'The saved view of this name will be replaced.',
  },
  {
    language: 'ja',
    words: ['保存した表示', '表示の名前', 'この表示を保存', '表示を置き換え'],
    note: '同じ名前の保存した表示が置き換えられます。',
  },
] as const)('says before it replaces the view of a name ($language)', async ({ language, words, note }) => {
  const [title, nameLabel, save, replace] = words;
  await renderApp(`${paths.projects}?q=booking`, { as: 'admin', language });
  fireEvent.click(await screen.findByLabelText(title));
  const dialog = within(await screen.findByRole('dialog'));
  const enterName = (value: string) =>
    fireEvent.change(dialog.getByLabelText(nameLabel), { target: { value } });
  enterName('Mine');
  fireEvent.click(dialog.getByText(save));
  await dialog.findByText('Mine');
  expect(dialog.queryByText(note)).toBeNull();

  enterName(' Mine ');
  expect(dialog.getByText(note)).toHaveAttribute('role', 'status');
  fireEvent.click(dialog.getByText(replace));
  expect(dialog.getAllByText('Mine')).toHaveLength(1);
  expect(dialog.getByText(save)).toBeVisible();
});

it('refuses a file of views that was moved after it was chosen', async () => {
  await renderApp(paths.projects, { as: 'admin' });
  const dialog = await openViews();
  fireEvent.change(dialog.getByLabelText('Import a file', { selector: 'input' }), {
    target: { files: [createMovedFile('views.json')] },
  });
  expect(await screen.findByText('This file holds no saved views.')).toBeInTheDocument();
});

it('explains that an address is too long to be saved', async () => {
  await renderApp(`${paths.projects}?q=${'x'.repeat(2000)}`, { as: 'admin' });
  const dialog = await openViews();
  fireEvent.change(dialog.getByLabelText('Name of the view'), { target: { value: 'Long' } });
  fireEvent.click(dialog.getByText('Save this view'));
  expect(await screen.findByText('This view has too many filters to be saved.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Name of the view')).toHaveValue('Long');
});

it('offers no undo of a deletion once another view has the name', async () => {
  await renderApp(`${paths.projects}?q=booking`, { as: 'admin' });
  const dialog = await openViews();
  const save = () => {
    fireEvent.change(dialog.getByLabelText('Name of the view'), { target: { value: 'Bookings' } });
    fireEvent.click(dialog.getByText('Save this view'));
  };
  save();
  fireEvent.click(await dialog.findByLabelText('Delete Bookings'));
  expect(dialog.getByText('Undo')).toBeVisible();
  save();
  expect(await dialog.findByLabelText('Delete Bookings')).toBeVisible();
  expect(dialog.queryByText('Undo')).not.toBeInTheDocument();
});

it('goes on with the dialog after a name that is missing, taken or not changed', async () => {
  const { user } = await renderApp(`${paths.projects}?q=booking`, { as: 'admin' });
  const dialog = await openViews();
  const nameField = dialog.getByLabelText('Name of the view');
  fireEvent.click(dialog.getByText('Save this view'));
  expect(nameField).toHaveFocus();
  fireEvent.change(nameField, { target: { value: 'Bookings' } });
  fireEvent.click(dialog.getByText('Save this view'));
  fireEvent.click(await dialog.findByLabelText('Rename Bookings'));
  await user.type(dialog.getByLabelText('New name of Bookings'), 'x{Escape}');
  expect(dialog.getByText('Bookings')).toBeVisible();
  expect(dialog.getByLabelText('Rename Bookings')).toHaveFocus();

  fireEvent.change(nameField, { target: { value: 'Clinics' } });
  fireEvent.click(dialog.getByText('Save this view'));
  fireEvent.click(await dialog.findByLabelText('Rename Clinics'));
  fireEvent.change(dialog.getByLabelText('New name of Clinics'), { target: { value: 'Bookings ' } });
  await user.keyboard('{Enter}');
  expect(dialog.getByLabelText('New name of Clinics')).toHaveAccessibleDescription(
    'Another view of this screen has this name.',
  );
});
