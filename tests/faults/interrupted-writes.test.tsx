import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ignoredAnswer, request } from '@/api/request';
import { paths } from '@/config/paths';
import { ACCOUNTS } from '@/mock-api/accounts';
import { mockApi } from '@/mock-api/node';
import { tokenStore } from '@/session/token-store';
import { doubleSubmitGuard } from '@/ui/form/form';
import { fill } from '../features/members/member-form-driver';
import { submit } from '../features/reporting/reporting-steps';
import { renderApp } from '../support/render-app';
import { watchToasts } from '../support/toasts';
import { CUT_OFF_WRITES, SURPLUS } from './cut-off-writes';
import { COLLEAGUES } from './colleagues';
import { compareWithFile, isRenewed } from './fault-matrix';
import { LEAVE_FORMS } from './leave-write-forms';
import { MEMBER_FORMS } from './member-write-forms';
import { REPORTING_FORMS } from './reporting-write-forms';
import {
  answerOf,
  countCalls,
  input,
  countChanges,
  closeToasts,
  isWorking,
  press,
  sight,
  told,
  openForm,
  send,
  setFaults,
  storedRows,
  type WriteForm,
} from './write-cells';
import { passTime } from '../support/browser-states';
import { stubObjectUrls } from '../support/picture-stubs';

const SIGN_OUT = 'sign-out in the middle';
const LEFT = 'draft after leaving';
const COLLEAGUE = 'colleague’s change';
const CUT_OFF = '502 in the middle';

const FORMS = [...MEMBER_FORMS, ...LEAVE_FORMS, SURPLUS, ...REPORTING_FORMS];
const NAMES = new Set([...FORMS, ...CUT_OFF_WRITES].map(({ name }) => name));
/** These ask one question and have no input to keep. */
const HAS_NO_INPUT = /: (delete|change the status|remove what is surplus|discard)$/;

/** Cells that other tests prove. */
const ELSEWHERE = [
  ['Member: register', COLLEAGUE, 'tests/features/members/member-lockouts.test.tsx'],
  ['Member: edit', COLLEAGUE, 'tests/features/members/member-truth.test.tsx'],
  ['Skill sheet: edit', COLLEAGUE, 'tests/features/skills/skill-form.test.tsx'],
  ['Project: register', COLLEAGUE, 'tests/features/projects/project-page.test.tsx'],
  ['Reporting setting: save', COLLEAGUE, 'tests/features/reporting/reporting-setting.test.tsx'],
  ['Reporting setting: discard', COLLEAGUE, 'tests/features/reporting/reporting-setting.test.tsx'],
] as const;

/** Each time these are tried, which have a way of their own; the others when the table is renewed. */
const EACH_TIME: Record<string, readonly string[]> = {
  [SIGN_OUT]: ['Leave: register', 'Fine: register', 'Project: register', SURPLUS.name],
  [LEFT]: ['Leave: register', 'Fine: register', 'Project: register'],
  [COLLEAGUE]: ['Skill sheet: new'],
  [CUT_OFF]: ['Leave: register, several days', 'Fine: change the status'],
};

const tried = <Form extends WriteForm>(column: string, forms: readonly Form[]) =>
  forms.filter(({ name }) => isRenewed || EACH_TIME[column]?.includes(name));

const columns = [SIGN_OUT, LEFT, COLLEAGUE, CUT_OFF].map((column) => [column, '–'] as const);
const seen = new Map([...NAMES].map((name) => [name, new Map<string, string>(isRenewed ? columns : [])]));
const keep = (name: string, column: string, cell: string) => seen.get(name)?.set(column, cell);

const hasText = (text: string) => screen.queryByText(text) !== null;
const drafts = () => Object.entries<string>(localStorage).filter(([key]) => key.startsWith('draft:'));

/** Opens the form, fills it in and sends it; the server holds the call back until the switches are set anew. */
async function sendHeld(form: WriteForm) {
  await openForm(form);
  const button = await form.button();
  const rows = storedRows(form);
  const calls = countCalls(form);
  const sent = () => countCalls(form) - calls;
  const written = () => countChanges(rows, storedRows(form)) / (form.rows ?? 1);
  setFaults(form, ['held']);
  doubleSubmitGuard.forget();
  fireEvent.click(button);
  await waitFor(() => expect(sent()).toBe(1));
  async function release() {
    setFaults(form, []);
    await waitFor(() => expect(written()).toBe(1));
  }
  return { release, sum: () => `${written()} written · sent ${sent()} time` };
}

/** Over a question that is busy, and where half hours would be asked about, only another tab can log out. */
async function logOut(form: WriteForm): Promise<void> {
  if (form.isQueued || document.querySelector('[role$=dialog]')) {
    act(() => tokenStore.clear());
    return;
  }
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(/^Open the profile menu of/));
  await user.click(await screen.findByText('Sign out'));
  fireEvent.click(await screen.findByText('Sign out', { selector: '[role$=dialog] button' }));
}

beforeEach(() => void stubObjectUrls());

it.each(tried(SIGN_OUT, FORMS))(
  'a sign-out during a write shows the next user nothing: $name',
  async (form) => {
    const { release, sum } = await sendHeld(form);
    const told = watchToasts();
    const next = ACCOUNTS.find(({ role }) => role !== (form.as ?? 'admin'));
    await logOut(form);
    await screen.findByText('Login', { selector: 'button' });
    fireEvent.change(screen.getByLabelText(/^Username/), { target: { value: next?.username } });
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
    keep(form.name, SIGN_OUT, cell);
    expect(cell).toBe('nothing told · 1 written · sent 1 time');
  },
  60_000,
);

it.each(
  tried(
    LEFT,
    FORMS.filter(({ name }) => !HAS_NO_INPUT.test(name)),
  ),
)(
  'a form that is left while it saves returns without a draft: $name',
  async (form) => {
    const { release, sum } = await sendHeld(form);
    cleanup();
    await release();
    await waitFor(() => expect(drafts()).toEqual([]));
    const written = sum();
    await renderApp(form.path, { as: form.as ?? 'admin' });
    await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
    const cell = `${screen.queryByText('Restore') ? 'offered' : 'no draft'} · ${written}`;
    keep(form.name, LEFT, cell);
    expect(cell).toBe('no draft · 1 written · sent 1 time');
  },
  60_000,
);

it.each(
  tried(
    COLLEAGUE,
    FORMS.filter(({ name }) => COLLEAGUES.has(name)),
  ),
)(
  'a write that a colleague made meanwhile is not repeated: $name',
  async (form) => {
    const known = await openForm(form);
    await form.button();
    await COLLEAGUES.get(form.name)?.();
    passTime(60_000);
    // Filled in was what stood empty.
    const rows = form.name === 'Reporting: apply the setting' ? 8 : form.rows;
    // The form said that nothing is recorded there.
    const isAsked = form.name === 'Reporting: submit';
    const button = () => answerOf('Replace 16 half hours?', 'Replace', () => submit());
    const end = await send({ ...form, rows, ...(isAsked && { button }) }, 'second press', known);
    const undo = screen.queryByText('Undo', { selector: '[role=status] button' });
    const cell = undo ? `${end} · “${undo.parentElement?.textContent.replace('Undo', ' · Undo')}”` : end;
    keep(form.name, COLLEAGUE, cell);
    expect(cell).toMatch(/ · [01] written/);
  },
  60_000,
);

it.each(tried(CUT_OFF, CUT_OFF_WRITES))(
  'a second submit creates no duplicate after the server failed halfway: $name',
  async (form) => {
    const known = await openForm(form);
    const button = await form.button();
    const rows = storedRows(form);
    const values = input();
    const words = told().join();
    const sent = () => countCalls(form) - calls;
    const written = () => countChanges(rows, storedRows(form));
    const all = form.all();
    // The form does not know of it yet: as if it came of the call.
    if (form.part) await request(ignoredAnswer, form.part);
    const calls = countCalls(form);
    setFaults(form, form.part ? ['502'] : ['held']);
    doubleSubmitGuard.forget();
    fireEvent.click(button);
    await waitFor(() => expect(sent()).toBe(1));
    setFaults(form, ['502']);
    await waitFor(() => {
      expect(told().join()).not.toBe(words);
      expect(isWorking(button)).toBe(false);
    });
    const first = `${sight(known, values)} · ${written()} written`;
    setFaults(form, []);
    await closeToasts();
    await press(form, await (form.again ?? form.button)());
    const cell = `${first}, then ${sight(known, values)} · ${written()} written · sent ${sent()} times`;
    keep(form.name, CUT_OFF, cell);
    expect(written()).toBe(all);
  },
  60_000,
);

it('a conflict with a colleague on the same field is asked about: Project: edit', async () => {
  await openForm({
    ...(MEMBER_FORMS.find(({ name }) => name === 'Project: edit') as WriteForm),
    path: `${paths.projects}?q=CLN&edit=2`,
    fill: async () => {
      await screen.findByText('Editing');
      fill('English name', 'My name');
    },
  });
  const row = mockApi.rows('projects').find(({ id }) => id === 2);
  await request(ignoredAnswer, {
    path: 'reporting-system/project/update',
    body: { id: 2, cd: row?.cd, eng_name: 'Their name', jp_name: row?.jp_name },
  });
  mockApi.clearLog();
  fireEvent.click(await screen.findByText('Save project', { selector: 'form button' }));
  await screen.findByText('Somebody else has changed this since you opened it');
  const isShown =
    hasText('Yours: My name') && hasText('On the server now, changed since you opened this: Their name');
  const calls = mockApi.log().filter(({ path }) => path.endsWith('/project/update')).length;
  const cell = `${isShown ? 'both shown' : 'not shown'} · sent ${calls} times`;
  keep('Project: edit', COLLEAGUE, cell);
  expect(cell).toBe('both shown · sent 0 times');
});

it('the results are those in fault-matrix.json', () => {
  for (const [name, column, file] of ELSEWHERE) {
    expect(existsSync(file)).toBe(true);
    keep(name, column, basename(file));
  }
  const { actual, expected } = compareWithFile('writes: interrupted', seen);
  expect(actual).toEqual(expected);
});
