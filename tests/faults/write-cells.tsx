import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { invariant } from '@/lib/invariant';
import { ACCOUNTS } from '@/mock-api/accounts';
import type { TableName } from '@/mock-api/db/row-types';
import { mockApi } from '@/mock-api/node';
import { doubleSubmitGuard } from '@/ui/form/double-submit-guard';
import { toast } from '@/ui/toast/toast';
import { frozen } from '../support/frozen';
import { renderApp } from '../support/render-app';
import { compareWithFile, isRenewed } from './fault-matrix';
import { nameText } from './failure-texts';
import { stubObjectUrls } from '../support/picture-stubs';
import { TOASTS } from '../support/toasts';

/** Faults without a write: they are tried on one form with the same input, one after the other. */
const REFUSALS = ['offline', '401', '403', '422', '500', '200-500', '502', '504', 'keeps-nothing'];
/** After all refusals the same button is pressed on a server that works. */
const SECOND_PRESS = 'second press';
/** Faults after a write that the server has done. */
const WRITTEN = ['lost-response', 'slow and wrong-shape', 'kept-alive-break'];
/** The server writes without a readable answer; then the same button is pressed on a server that works. */
const UNKNOWN = '502-after, nothing readable, second press';
const SWITCHES = new Map([
  ['slow and wrong-shape', ['slow:150', 'wrong-shape']],
  [UNKNOWN, ['502-after']],
  [SECOND_PRESS, []],
]);
/** Faults after which the same form is used for the next one. */
const SAME_FORM_FAULTS = REFUSALS;
const SAME_FORM_FAULTS_QUEUED = ['504'];
/** Faults with results that differ between forms, because fields and proofs of a write differ. */
const FORM_FAULTS = ['offline', '422', 'keeps-nothing', 'lost-response', UNKNOWN];
const FORM_FAULTS_WITHOUT_KEY = [...FORM_FAULTS, 'kept-alive-break'];
const PRESSES = 10;
const ONE_OR_NONE =
  /^[^·]+( · kept| · still asked)?(, then [^·]+( · kept)?)? · [01] written( · sent 2 times)?$/;
/** The browser itself sent the call twice, and the page says so. */
const SURPLUS = /2 times.* · 2 written$/;

export type WriteForm = {
  name: string;
  path: string;
  as?: 'admin' | 'user';
  /** A switch of the mock API for the whole test, e.g. `fines:store`. */
  server?: string;
  /** The call that writes. */
  call: string;
  /** The table of the rows that it writes. */
  table: TableName;
  /** True where a failed write waits to be sent again: each fault needs a new form. */
  isQueued?: boolean;
  /** True where the server accepts the same record several times. */
  hasNoKey?: boolean;
  /** True for the first form of each kind of write; the others are tried with all faults only when the table is renewed. */
  isTriedWithAllFaults?: boolean;
  /** The faults to try, where the kind of write is the same as that of another form. */
  faults?: readonly string[];
  /** The number of rows that one write adds or changes; 1 by default. */
  rows?: number;
  /** Waits for the page, and fills in what the write needs. */
  fill: (user: UserEvent) => Promise<unknown>;
  /** The button that sends; opens the question before it, if any. */
  button: () => Promise<HTMLElement>;
};

export function setFaults(form: WriteForm, faults: readonly string[], reads = ''): void {
  const callFaults = faults.map((fault) => `${fault}@${form.call}`);
  mockApi.setScenario(frozen(form.server, ...callFaults, reads));
}

export function storedRows({ table }: WriteForm): Map<number, string> {
  return new Map(mockApi.rows(table).map((row) => [row.id, JSON.stringify(row)]));
}

export function countChanges(before: Map<number, string>, after: Map<number, string>): number {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => before.get(id) !== after.get(id)).length;
}

export const countCalls = ({ call }: WriteForm) =>
  mockApi.log().filter(({ path }) => path.endsWith(call)).length;

/** The values of the page's fields, without those of the dialog that asks for the password. */
export function readInput(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)');
  return [...fields]
    .filter((field) => !field.closest('[aria-labelledby=expired-title]'))
    .map(({ name, value, checked }) => [name, value, checked].join())
    .join('\n');
}

/** A question is a dialog with MUI's row of actions: the form of the defaults is a dialog by role, but no question. */
const hasQuestion = () =>
  document.querySelector('[role$=dialog]:not([aria-labelledby=expired-title]) .MuiDialogActions-root') !==
  null;

const nameTexts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => nameText(textContent));

/** All messages about a failure or the end of a write. */
export function readMessages(): string[] {
  return [
    ...nameTexts('[role=alert], #expired-title'),
    ...nameTexts(`${TOASTS} [role=status]`),
    ...(document.querySelector('[aria-invalid=true]') ? ['at the fields'] : []),
  ];
}

async function signInAgain({ as = 'admin' }: WriteForm): Promise<void> {
  const account = ACCOUNTS.find(({ role }) => role === as);
  const dialog = document.querySelector('[aria-labelledby=expired-title]');
  const password = dialog?.querySelector('[name=password]');
  const button = dialog?.querySelector('button[type=submit]');
  invariant(password && button && account, 'the dialog asks for the password');
  fireEvent.change(password, { target: { value: account.password } });
  fireEvent.click(button);
  await waitFor(() => expect(document.querySelector('#expired-title')).toBeNull());
}

/** A toast that stays would count for the next fault. */
export async function closeToasts(): Promise<void> {
  toast.close();
  await waitFor(() => expect(document.querySelector(`${TOASTS} [role]`)).toBeNull());
}

/** A closed question has no button: the button of the form then says that it works, as it also does behind an open question. */
export const isWorking = (button: HTMLElement) =>
  button.isConnected
    ? button.matches('[aria-disabled=true]')
    : !hasQuestion() && screen.queryByText(/^Working/, { selector: 'button' }) !== null;

/** Presses ten times, as impatient users do, and waits for the end of the write. */
export async function pressRepeatedly(form: WriteForm, button: HTMLElement): Promise<void> {
  const before = readMessages().join();
  const calls = countCalls(form);
  for (let time = 0; time < PRESSES; time += 1) fireEvent.click(button);
  await waitFor(() => {
    expect(countCalls(form) > calls || readMessages().join() !== before).toBe(true);
    expect(isWorking(button)).toBe(false);
    // A notice is empty until its code has arrived.
    expect(readMessages()).not.toContain(nameText(''));
  });
}

/** Sends under one fault and describes the result: the messages, the input, and the number of written rows. */
export async function send(form: WriteForm, fault: string, shownBefore: readonly string[]): Promise<string> {
  const button = await form.button();
  const rows = storedRows(form);
  const calls = countCalls(form);
  const values = readInput();
  setFaults(form, SWITCHES.get(fault) ?? [fault], fault === UNKNOWN ? 'offline@/get' : '');
  await pressRepeatedly(form, button);
  const results = [describeResult(shownBefore, values)];
  if (fault === UNKNOWN) {
    setFaults(form, []);
    await closeToasts();
    await pressRepeatedly(form, await form.button());
    results.push(describeResult(shownBefore, values));
  }
  const written = countChanges(rows, storedRows(form));
  setFaults(form, []);
  if (document.querySelector('#expired-title')) await signInAgain(form);
  const repeated = countCalls(form) - calls;
  await closeToasts();
  const times = repeated > 1 ? ` · sent ${repeated} times` : '';
  return `${results.join(', then ')} · ${written / (form.rows ?? 1)} written${times}`;
}

/** The messages that are new, and the state of the input after a failure. */
export function describeResult(shownBefore: readonly string[], values: string): string {
  const saved = nameTexts(`${TOASTS} [role=status]`);
  // Messages in the form are then about the next record.
  if (saved.length > 0) return [...saved, ...nameTexts('[role=alert]:not(form *)')].join(' + ');
  const news = [...new Set(readMessages())].filter((name) => !shownBefore.includes(name));
  const inputState = readInput() === values ? 'kept' : 'LOST';
  return `${news.join(' + ')} · ${hasQuestion() ? 'still asked' : inputState}`;
}

/** Opens the form and fills it in; resolves with its messages before a write. */
export async function openForm(form: WriteForm): Promise<readonly string[]> {
  mockApi.reset();
  localStorage.clear();
  // Without the event, writes that wait in the memory of the previous page would be sent by this one.
  window.dispatchEvent(new StorageEvent('storage'));
  doubleSubmitGuard.forget();
  const { user } = await renderApp(form.path, {
    as: form.as ?? 'admin',
    scenario: frozen(form.server),
  });
  await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
  await form.fill(user);
  return readMessages();
}

/** The result of each fault on a form, by the fault's name. */
async function tryFaults(form: WriteForm): Promise<Map<string, string>> {
  const cells = new Map<string, string>();
  let shownBefore: readonly string[] | null = null;
  const faults = form.faults ?? [...REFUSALS, SECOND_PRESS, ...WRITTEN, UNKNOWN];
  const hasAllFaults = isRenewed || form.isTriedWithAllFaults;
  const formFaults = form.hasNoKey ? FORM_FAULTS_WITHOUT_KEY : FORM_FAULTS;
  const sameFormFaults = form.isQueued ? SAME_FORM_FAULTS_QUEUED : SAME_FORM_FAULTS;
  for (const fault of hasAllFaults ? faults : faults.filter((name) => formFaults.includes(name))) {
    // The message of a refusal may stay in its form.
    if (fault === 'keeps-nothing' && shownBefore) {
      cleanup();
      shownBefore = null;
    }
    shownBefore ??= await openForm(form);
    cells.set(fault, await send(form, fault, shownBefore));
    if (sameFormFaults.includes(fault)) continue;
    cleanup();
    shownBefore = null;
  }
  return cells;
}

/** The button of a form, after the end of an earlier press. */
export const submitButton = (label: string | RegExp = /^(Register|Record|Save) /) =>
  screen.findByText(label, { selector: 'form button' });

/** The button of a question, which a press opens unless it is open already. */
export async function findAnswer(question: string, label: string, open: () => unknown): Promise<HTMLElement> {
  const title = () => screen.queryByText(question, { selector: '[role$=dialog] h2' });
  if (!title()) await open();
  await waitFor(() => expect(title()).not.toBeNull());
  const dialog = title()?.closest<HTMLElement>('[role$=dialog]') ?? document.body;
  return within(dialog).getByText(label, { selector: 'button' });
}

/** Tries every form, and compares the results with the part of `fault-matrix.json`. */
export function proveWrites(part: string, forms: readonly WriteForm[]): void {
  const results = new Map<string, Map<string, string>>();
  beforeEach(() => {
    stubObjectUrls();
  });

  it.each(forms)(
    'a failed write is reported, keeps the input, and is stored once or not at all: $name',
    async (form) => {
      const cells = await tryFaults(form);
      for (const [fault, cell] of cells) {
        expect([fault, cell]).toEqual([
          fault,
          expect.stringMatching(form.hasNoKey && fault === 'kept-alive-break' ? SURPLUS : ONE_OR_NONE),
        ]);
      }
      results.set(form.name, cells);
    },
    240_000,
  );

  it('the results are those in fault-matrix.json', () => {
    const { actual, expected } = compareWithFile(part, results);
    expect(actual).toEqual(expected);
  });
}
