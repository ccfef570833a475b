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
import { doubleSubmitGuard } from '@/ui/form/double-submit-guard';
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
  closeToasts,
  countCalls,
  countChanges,
  describeResult,
  findAnswer,
  isWorking,
  openForm,
  pressRepeatedly,
  readInput,
  readMessages,
  send,
  setFaults,
  storedRows,
  type WriteForm,
} from './write-cells';
import { passTime } from '../support/browser-states';
import { stubObjectUrls } from '../support/picture-stubs';

const SIGN_OUT = 'sign-out in the middle';
const DRAFT = 'draft after leaving';
const COLLEAGUE = 'colleague’s change';
const CUT_OFF = '502 in the middle';

const FORMS = [...MEMBER_FORMS, ...LEAVE_FORMS, SURPLUS, ...REPORTING_FORMS];
const NAMES = new Set([...FORMS, ...CUT_OFF_WRITES].map(({ name }) => name));
/** These ask one question and have no input to keep. */
const HAS_NO_INPUT = /: (delete|change the status|remove what is surplus|discard)$/;

/** Cells that other tests prove. */
const PROVED_ELSEWHERE = [
  ['Member: register', COLLEAGUE, 'tests/features/members/member-lockouts.test.tsx'],
  ['Member: edit', COLLEAGUE, 'tests/features/members/member-truth.test.tsx'],
  ['Skill sheet: edit', COLLEAGUE, 'tests/features/skills/skill-form.test.tsx'],
  ['Project: register', COLLEAGUE, 'tests/features/projects/project-page.test.tsx'],
  ['Reporting setting: save', COLLEAGUE, 'tests/features/reporting/reporting-setting.test.tsx'],
  ['Reporting setting: discard', COLLEAGUE, 'tests/features/reporting/reporting-setting.test.tsx'],
] as const;

/** Forms with a result of their own are tried each time; the others only when the table is renewed. */
const EACH_TIME: Record<string, readonly string[]> = {
  [SIGN_OUT]: ['Leave: register', 'Fine: register', 'Project: register', SURPLUS.name],
  [DRAFT]: ['Leave: register', 'Fine: register', 'Project: register'],
  [COLLEAGUE]: ['Skill sheet: new'],
  [CUT_OFF]: ['Leave: register, several days', 'Fine: change the status'],
};

const selectForms = <Form extends WriteForm>(column: string, forms: readonly Form[]) =>
  forms.filter(({ name }) => isRenewed || EACH_TIME[column]?.includes(name));

const columns = [SIGN_OUT, DRAFT, COLLEAGUE, CUT_OFF].map((column) => [column, '–'] as const);
const results = new Map([...NAMES].map((name) => [name, new Map<string, string>(isRenewed ? columns : [])]));
const recordCell = (name: string, column: string, cell: string) => results.get(name)?.set(column, cell);

const hasText = (text: string) => screen.queryByText(text) !== null;
const listDrafts = () => Object.entries<string>(localStorage).filter(([key]) => key.startsWith('draft:'));

/** Opens the form, fills it in and sends it; the server delays its answer until `release`. */
async function sendDelayed(form: WriteForm) {
  await openForm(form);
  const button = await form.button();
  const rows = storedRows(form);
  const calls = countCalls(form);
  const countSent = () => countCalls(form) - calls;
  const countWritten = () => countChanges(rows, storedRows(form)) / (form.rows ?? 1);
  setFaults(form, ['held']);
  doubleSubmitGuard.forget();
  fireEvent.click(button);
  await waitFor(() => expect(countSent()).toBe(1));
  async function release() {
    setFaults(form, []);
    await waitFor(() => expect(countWritten()).toBe(1));
  }
  return { release, describeCounts: () => `${countWritten()} written · sent ${countSent()} time` };
}

/** Signs out in another tab behind an open question, and where the page would ask about unsent half hours. */
async function signOut(form: WriteForm): Promise<void> {
  if (form.isQueued || document.querySelector('[role$=dialog]')) {
    act(() => tokenStore.clear());
    return;
  }
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(/^Open the profile menu of/));
  await user.click(await screen.findByText('Sign out'));
  fireEvent.click(await screen.findByText('Sign out', { selector: '[role$=dialog] button' }));
}

beforeEach(() => {
  stubObjectUrls();
});

it.each(selectForms(SIGN_OUT, FORMS))(
  'a sign-out during a write shows the next user nothing: $name',
  async (form) => {
    const { release, describeCounts } = await sendDelayed(form);
    const toasts = watchToasts();
    const next = ACCOUNTS.find(({ role }) => role !== (form.as ?? 'admin'));
    await signOut(form);
    await screen.findByText('Login', { selector: 'button' });
    fireEvent.change(screen.getByLabelText(/^Username/), { target: { value: next?.username } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: next?.password } });
    fireEvent.click(screen.getByText('Login', { selector: 'button' }));
    await screen.findByLabelText(/^Open the profile menu of/);
    await release();
    // A toast of the write would have been shown before the next page has been read.
    fireEvent.click(screen.getByText('Employee list'));
    await waitFor(() => {
      expect(window.location.pathname).toBe(paths.memberList);
      expect(document.querySelector('td')).not.toBeNull();
    });
    const cell = `${[...toasts].join(' + ') || 'no toast'} · ${describeCounts()}`;
    recordCell(form.name, SIGN_OUT, cell);
    expect(cell).toBe('no toast · 1 written · sent 1 time');
  },
  60_000,
);

it.each(
  selectForms(
    DRAFT,
    FORMS.filter(({ name }) => !HAS_NO_INPUT.test(name)),
  ),
)(
  'a form that is left while it saves returns without a draft: $name',
  async (form) => {
    const { release, describeCounts } = await sendDelayed(form);
    cleanup();
    await release();
    await waitFor(() => expect(listDrafts()).toEqual([]));
    const written = describeCounts();
    await renderApp(form.path, { as: form.as ?? 'admin' });
    await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
    const cell = `${screen.queryByText('Restore') ? 'offered' : 'no draft'} · ${written}`;
    recordCell(form.name, DRAFT, cell);
    expect(cell).toBe('no draft · 1 written · sent 1 time');
  },
  60_000,
);

it.each(
  selectForms(
    COLLEAGUE,
    FORMS.filter(({ name }) => COLLEAGUES.has(name)),
  ),
)(
  'a write that a colleague made meanwhile is not repeated: $name',
  async (form) => {
    const shownBefore = await openForm(form);
    await form.button();
    await COLLEAGUES.get(form.name)?.();
    passTime(60_000);
    // The setting fills only the half hours that the colleague has left empty.
    const rows = form.name === 'Reporting: apply the setting' ? 8 : form.rows;
    // The form showed a day without records, and asks before it replaces those of the colleague.
    const findReplace = () => findAnswer('Replace 16 half hours?', 'Replace', () => submit());
    const button = form.name === 'Reporting: submit' ? findReplace : form.button;
    const end = await send({ ...form, rows, button }, 'second press', shownBefore);
    const undo = screen.queryByText('Undo', { selector: '[role=status] button' });
    const cell = undo ? `${end} · “${undo.parentElement?.textContent.replace('Undo', ' · Undo')}”` : end;
    recordCell(form.name, COLLEAGUE, cell);
    expect(cell).toMatch(/ · [01] written/);
  },
  60_000,
);

it.each(selectForms(CUT_OFF, CUT_OFF_WRITES))(
  'a second submit creates no duplicate after the server failed halfway: $name',
  async (form) => {
    const shownBefore = await openForm(form);
    const button = await form.button();
    const rows = storedRows(form);
    const values = readInput();
    const messages = readMessages().join();
    const countSent = () => countCalls(form) - calls;
    const countWritten = () => countChanges(rows, storedRows(form));
    const all = form.all();
    // This call does the part that the server would do before it fails.
    if (form.part) await request(ignoredAnswer, form.part);
    const calls = countCalls(form);
    setFaults(form, form.part ? ['502'] : ['held']);
    doubleSubmitGuard.forget();
    fireEvent.click(button);
    await waitFor(() => expect(countSent()).toBe(1));
    setFaults(form, ['502']);
    await waitFor(() => {
      expect(readMessages().join()).not.toBe(messages);
      expect(isWorking(button)).toBe(false);
    });
    const first = `${describeResult(shownBefore, values)} · ${countWritten()} written`;
    setFaults(form, []);
    await closeToasts();
    await pressRepeatedly(form, await (form.again ?? form.button)());
    const second = `${describeResult(shownBefore, values)} · ${countWritten()} written`;
    const cell = `${first}, then ${second} · sent ${countSent()} times`;
    recordCell(form.name, CUT_OFF, cell);
    expect(countWritten()).toBe(all);
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
  recordCell('Project: edit', COLLEAGUE, cell);
  expect(cell).toBe('both shown · sent 0 times');
});

it('the results are those in fault-matrix.json', () => {
  for (const [name, column, file] of PROVED_ELSEWHERE) {
    expect(existsSync(file)).toBe(true);
    recordCell(name, column, basename(file));
  }
  const { actual, expected } = compareWithFile('writes: interrupted', results);
  expect(actual).toEqual(expected);
});
