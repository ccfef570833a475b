import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ignoredAnswer, request } from '@/api/request';
import { paths } from '@/config/paths';
import { ACCOUNTS } from '@/mock-api/accounts';
import type { TableName } from '@/mock-api/db/row-types';
import { mockApi } from '@/mock-api/node';
import { fillIn as fillInFine } from '../features/fines/fine-page-steps';
import { choose, fill } from '../features/leave/leave-page-steps';
import { renderApp } from '../support/render-app';
import { watchToasts } from '../support/toasts';
import { compareWithDocumented } from './documented-matrix';

const FROZEN = 'frozen:2026-11-20';

type Interrupted = {
  name: string;
  path: string;
  as: 'admin' | 'user';
  call: string;
  table: TableName;
  fillIn: () => Promise<unknown>;
};

const FORMS: Interrupted[] = [
  {
    name: 'Leave: register',
    path: `${paths.leaveRegistration}?leave-q=none`,
    as: 'user',
    call: '/leave/create',
    table: 'leaves',
    fillIn: async () => {
      fill('leave_date', '2026-11-20');
      await choose('Duration', 'Half Day');
      fill('reason', 'Travel');
    },
  },
  {
    name: 'Fine: register',
    path: `${paths.fines}?staff=2`,
    as: 'admin',
    call: '/fines/create',
    table: 'fines',
    fillIn: async () => {
      await screen.findByText('No fines match the filter');
      await fillInFine();
    },
  },
  {
    name: 'Project: register',
    path: `${paths.projects}?q=INV`,
    as: 'admin',
    call: '/project/create',
    table: 'projects',
    fillIn: async () => {
      await screen.findByText('INV01');
      fill('cd', 'NEW10');
      fill('eng_name', 'New Shop');
      fill('jp_name', '新しい店');
    },
  },
];

const seen = new Map<string, Map<string, string>>();
const keep = (name: string, column: string, cell: string) =>
  seen.set(name, new Map([...(seen.get(name) ?? []), [column, cell]]));

const drafts = () => Object.entries<string>(localStorage).filter(([key]) => key.startsWith('draft:'));
const hasText = (text: string) => screen.queryByText(text) !== null;

async function open({ path, as }: Pick<Interrupted, 'path' | 'as'>) {
  const app = await renderApp(path, { as, scenario: FROZEN });
  await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
  return app;
}

/** Opens the form, fills it in and sends it; the server holds the call back until the switches are set anew. */
async function sendHeld(form: Interrupted) {
  const app = await open(form);
  await form.fillIn();
  const rows = mockApi.rows(form.table).length;
  mockApi.setScenario(`${FROZEN},held@${form.call}`);
  fireEvent.click(await screen.findByText('Submit', { selector: 'form button' }));
  await waitFor(() => expect(mockApi.log().at(-1)?.path).toContain(form.call));
  const countCalls = () => mockApi.log().filter(({ path }) => path.endsWith(form.call)).length;
  const written = () => mockApi.rows(form.table).length - rows;
  async function release() {
    mockApi.setScenario(FROZEN);
    await waitFor(() => expect(written()).toBe(1));
  }
  return { user: app.user, release, sum: () => `${written()} written · sent ${countCalls()} time` };
}

beforeEach(() => localStorage.clear());

it.each(FORMS)(
  'a sign-out in the middle of a write tells the next person nothing: $name',
  async (form) => {
    const { user, release, sum } = await sendHeld(form);
    const told = watchToasts();
    const next = ACCOUNTS.find(({ role }) => role !== form.as);
    await user.click(screen.getByLabelText(/^Open the profile menu of/));
    await user.click(await screen.findByText('Logout'));
    fireEvent.click(await screen.findByText('Logout', { selector: '[role$=dialog] button' }));
    fireEvent.change(await screen.findByLabelText(/^Username/), { target: { value: next?.username } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: next?.password } });
    fireEvent.click(screen.getByText('Login', { selector: 'button' }));
    await screen.findByLabelText(/^Open the profile menu of/);
    await release();
    // Whatever would be told has been told by the time that this was asked for and answered.
    fireEvent.click(screen.getByText('Employee list'));
    await waitFor(() => {
      expect(window.location.pathname).toBe(paths.memberList);
      expect(document.querySelector('td')).not.toBeNull();
    });
    const cell = `${[...told].join(' + ') || 'nothing told'} · ${sum()}`;
    keep(form.name, 'sign-out in the middle', cell);
    expect(cell).toBe('nothing told · 1 written · sent 1 time');
  },
  60_000,
);

it.each(FORMS)(
  'a form that was left while it was saved comes back without a draft: $name',
  async (form) => {
    const { release, sum } = await sendHeld(form);
    await waitFor(() => expect(drafts()[0]?.[1]).toContain('submission'));
    cleanup();
    await release();
    await waitFor(() => expect(drafts()).toEqual([]));
    const app = sum();
    await open(form);
    const cell = `${hasText('Restore') ? 'offered' : 'no draft'} · ${app}`;
    keep(form.name, 'draft after leaving', cell);
    expect(cell).toBe('no draft · 1 written · sent 1 time');
  },
  60_000,
);

it('asks where a colleague has changed the same: Project: edit', async () => {
  await open({ path: `${paths.projects}?q=CLN&edit=2`, as: 'admin' });
  await screen.findByText('Editing');
  fill('eng_name', 'My name');
  const row = mockApi.rows('projects').find(({ id }) => id === 2);
  await request(ignoredAnswer, {
    path: 'reporting-system/project/update',
    body: { id: 2, cd: row?.cd, eng_name: 'Their name', jp_name: row?.jp_name },
  });
  mockApi.clearLog();
  fireEvent.click(await screen.findByText('Submit', { selector: 'form button' }));
  await screen.findByText('Somebody else has changed this since you opened it');
  const isShown =
    hasText('Yours: My name') && hasText('On the server now, changed since you opened this: Their name');
  const calls = mockApi.log().filter(({ path }) => path.endsWith('/project/update')).length;
  const cell = `${isShown ? 'both shown' : 'not shown'} · sent ${calls} times`;
  keep('Project: edit', 'colleague’s change', cell);
  expect(cell).toBe('both shown · sent 0 times');
});

it('is as docs/fault-matrix.md says', async () => {
  const { table, kept } = await compareWithDocumented('writes: interrupted', 'form', seen);
  expect(table).toBe(kept);
});
