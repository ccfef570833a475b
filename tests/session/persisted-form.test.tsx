import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  attach,
  field,
  fill,
  fillIn,
  sentForms,
  submit,
  findValue,
} from '../features/members/member-form-driver';
import { COMPLETE, pngFile } from '../features/members/member-values';
import { tokenStore } from '@/session/token-store';
import { renderApp } from '../support/render-app';
import { stubObjectUrls } from '../support/picture-stubs';

/** The drafts in the storage of the browser, as text. */
const storedDrafts = () => Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'));

const storeDraft = (staffId: number, screenKey: string, changes: object, base: object = {}) =>
  localStorage.setItem(
    `draft:${staffId}:${screenKey}`,
    JSON.stringify({ version: 1, savedAt: Date.UTC(2026, 10, 20, 5, 5), changes, base }),
  );

const offered = () => screen.findByText('There is an unsaved draft from 20 Nov, 14:05.');
const press = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }));

async function openForm(path: string, label = /^English name/, as: 'admin' | 'user' = 'admin') {
  const app = await renderApp(path, { as });
  await screen.findByLabelText(label);
  return app;
}

beforeAll(async () => {
  await import('@/features/members/pages/member-create-page');
  await import('@/features/projects/pages/project-page');
});

describe('the draft of a form', () => {
  beforeEach(() => void stubObjectUrls());

  it('restores all input after a reload except password and photo, until it is saved', async () => {
    const { user, unmount } = await openForm(paths.memberCreate);
    expect(screen.queryByText('Restore')).not.toBeInTheDocument();
    await fillIn(user);
    attach(pngFile());
    await waitFor(() => expect(storedDrafts()).toHaveLength(1));
    expect(storedDrafts()[0]?.[0]).toBe('draft:1:member/new');
    unmount();
    for (const secret of [COMPLETE.password, 'password', 'staff_image', 'hana.png']) {
      expect(storedDrafts()[0]?.[1]).not.toContain(secret);
    }

    await openForm(paths.memberCreate);
    await press('Restore');
    expect(screen.queryByText('Restore')).not.toBeInTheDocument();
    expect(field('English name')).toHaveValue(COMPLETE.eng_name);
    expect(field('Password')).toHaveValue('');
    fill('Password', COMPLETE.password);
    await submit();
    await waitFor(() => expect(window.location.pathname).toBe(paths.memberListAfterSave));
    const { project, password: _, staff_image: photo, ...texts } = COMPLETE;
    const [form] = sentForms('create');
    for (const [name, value] of Object.entries(texts)) expect(findValue(form, name)).toBe(String(value));
    expect(form?.filter(([name]) => name === 'project[]')).toHaveLength(project.length);
    expect(findValue(form, 'staff_image') ?? null).toBe(photo);
    expect(storedDrafts()).toEqual([]);
  });

  it('is deleted when it is discarded', async () => {
    storeDraft(1, 'project/new', { cd: 'NEW10' });
    await openForm(paths.projects);
    expect(await offered()).toBeVisible();
    await press('Discard');
    expect(screen.queryByText('Discard')).not.toBeInTheDocument();
    expect(field('Code')).toHaveValue('');
    expect(storedDrafts()).toEqual([]);
  });

  it('restores only the changed fields of a record that others changed, and says so', async () => {
    storeDraft(1, 'member/5', { address: '9 Bogyoke Road' }, { address: 'Where he lived before' });
    await openForm(paths.memberEdit(5));
    expect(await screen.findByText(/^The record has changed since/)).toBeVisible();
    await press('Restore');
    expect(field('Address')).toHaveValue('9 Bogyoke Road');
    expect(field('English name')).toHaveValue('Sato Kenta');
  });

  it('is hidden from other users, and deleted when they sign in', async () => {
    storeDraft(1, 'project/new', { cd: 'NEW10' });
    await openForm(paths.projects, /^Code/, 'user');
    expect(field('Code')).toHaveValue('');
    expect(screen.queryByText('Restore')).not.toBeInTheDocument();
    expect(storedDrafts()).toEqual([]);
  });

  it('survives a session that the server has ended', async () => {
    storeDraft(1, 'project/new', { cd: 'NEW10' });
    await renderApp(paths.projects, { as: null });
    act(() => tokenStore.set('999|ended'));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(storedDrafts()).toHaveLength(1);
  });

  it('is deleted by a sign-out, which asks first', async () => {
    const { user } = await openForm(paths.projects);
    fill('Code', 'NEW10');
    storeDraft(1, 'fine/new', { date: '2026-11-20' });
    const logOut = async () => {
      await user.click(screen.getByLabelText(/^Open the profile menu of/));
      await user.click(await screen.findByText('Sign out'));
      return within(await screen.findByRole('alertdialog', { name: 'Sign out without saving?' }));
    };
    await user.click((await logOut()).getByText('Stay'));
    expect(field('Code')).toHaveValue('NEW10');
    expect(storedDrafts()).not.toEqual([]);
    await user.click((await logOut()).getByText('Sign out'));
    await waitFor(() => expect(window.location.pathname).toBe(paths.login));
    expect(storedDrafts()).toEqual([]);
  });

  it.each([
    [
      'leave/new',
      paths.leaveRegistration,
      { mode: 'overtime', ot_date: '2026-11-20' },
      /^OT date/,
      '2026-11-20',
    ],
    ['fine/new', paths.fines, { date: '2026-11-20' }, /^Date/, '2026-11-20'],
    ['skill-sheet/new', paths.skillCreate, { sg_experience: 3 }, /^Experience here/, '3'],
    ['project/2', `${paths.projects}?edit=2`, { jp_name: '新しい名前' }, /^Japanese name/, '新しい名前'],
  ])('is kept for %s too', async (screenKey, path, changes, label, shown) => {
    storeDraft(1, screenKey, changes);
    await renderApp(path, { as: 'admin' });
    await press('Restore');
    expect(await screen.findByLabelText(label)).toHaveValue(shown);
  });
});

describe('leaving a form', () => {
  const title = 'Leave without saving?';
  const ask = async () => within(await screen.findByRole('alertdialog', { name: title }));

  it('asks while input is unsaved, and keeps a draft of it', async () => {
    const { user } = await openForm(paths.projects);
    fill('Code', 'NEW10');
    await user.click(screen.getByText('Employee list'));
    const stay = (await ask()).getByText('Stay');
    expect(stay).toHaveFocus();
    await user.click(stay);
    expect(window.location.pathname).toBe(paths.projects);
    expect(field('Code')).toHaveValue('NEW10');

    await user.click(screen.getByText('Employee list'));
    await user.click((await ask()).getByText('Leave'));
    await waitFor(() => expect(window.location.pathname).toBe(paths.memberList));
    // The form may still be there at this moment, and must not ask a second time.
    act(() => window.history.back());
    await waitFor(() => expect(window.location.pathname).toBe(paths.projects));
    await waitFor(() =>
      expect(storedDrafts()).toEqual([['draft:1:project/new', expect.stringContaining('NEW10')]]),
    );
  });

  it('asks before another record replaces the form, but not when it is unchanged', async () => {
    const { user } = await openForm(paths.projects);
    fill('Code', 'NEW10');
    await user.click(await screen.findByLabelText('Edit CLN02'));
    await user.click((await ask()).getByText('Stay'));
    fill('Code', '');
    await user.click(screen.getByLabelText('Edit CLN02'));
    expect(await screen.findByText('Editing')).toBeVisible();
    await user.click(screen.getByText('Employee list'));
    await waitFor(() => expect(window.location.pathname).toBe(paths.memberList));
  });

  it('warns on closing the tab only while input is unsaved', async () => {
    await openForm(paths.projects);
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    fill('Code', 'NEW10');
    expect(close()).toBe(true);
    fill('English name', 'New Shop');
    fill('Japanese name', '新しい店');
    await submit();
    await screen.findByText('Project Created Successfully.');
    expect(close()).toBe(false);
  });
});
