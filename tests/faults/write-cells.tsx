import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { invariant } from '@/lib/invariant';
import { ACCOUNTS } from '@/mock-api/accounts';
import type { TableName } from '@/mock-api/db/row-types';
import { mockApi } from '@/mock-api/node';
import { doubleSubmitGuard } from '@/ui/form/form';
import { toast } from '@/ui/toast/toast';
import { frozen } from '../support/frozen';
import { renderApp } from '../support/render-app';
import { compareWithFile, isRenewed } from './fault-matrix';
import { nameOf } from './told-words';
import { stubObjectUrls } from '../support/picture-stubs';
import { TOASTS } from '../support/toasts';

/** Nothing is written: one after the other meets the same form with the same input. */
const REFUSALS = ['offline', '401', '403', '422', '500', '200-500', '502', '504', 'keeps-nothing'];
/** After all of these the same button meets a server that works. */
const SECOND_PRESS = 'second press';
/** The server has done its work, whatever the answer says. */
const WRITTEN = ['lost-response', 'slow and wrong-shape', 'kept-alive-break'];
/** The write happens and nothing tells; then the same button meets a server that works. */
const UNKNOWN = '502-after, nothing readable, second press';
const SWITCHES = new Map([
  ['slow and wrong-shape', ['slow:150', 'wrong-shape']],
  [UNKNOWN, ['502-after']],
  [SECOND_PRESS, []],
]);
/** Faults whose form the next one meets. */
const FORM_GOES_ON = REFUSALS;
const FORM_GOES_ON_QUEUED = ['504'];
/** What differs from form to form: its fields, and how it finds out what the server has; the third one is a second press. */
const OWN = ['offline', '422', 'keeps-nothing', 'lost-response', UNKNOWN];
const OWN_WITHOUT_KEY = [...OWN, 'kept-alive-break'];
const PRESSES = 10;
const ONE_OR_NONE =
  /^[^·]+( · kept| · still asked)?(, then [^·]+( · kept)?)? · [01] written( · sent 2 times)?$/;
/** Two, by the browser itself: that is said. */
const SURPLUS = /2 times.* · 2 written$/;

export type WriteForm = {
  name: string;
  path: string;
  as?: 'admin' | 'user';
  /** A switch that holds all the time, e.g. `fines:store`. */
  server?: string;
  /** The call that writes. */
  call: string;
  /** What it writes to. */
  table: TableName;
  /** True where a write that fails waits to be sent again: each fault meets a form of its own. */
  isQueued?: boolean;
  /** True where the server takes the same record as often as it comes. */
  hasNoKey?: boolean;
  /** True for the first form of each way of writing: it meets all faults each time, the others when the table is renewed. */
  isFirstOfItsWay?: boolean;
  /** Where the way of writing is that of another form: what may differ nevertheless. */
  faults?: readonly string[];
  /** How many rows one write adds or changes; 1 unless told. */
  rows?: number;
  /** Waits for the page, and fills in what the write needs. */
  fill: (user: UserEvent) => Promise<unknown>;
  /** The button that sends; opens the question before it where there is one. */
  button: () => Promise<HTMLElement>;
};

export function setFaults(form: WriteForm, faults: readonly string[], reads = ''): void {
  const ofCall = faults.map((fault) => `${fault}@${form.call}`);
  mockApi.setScenario(frozen(form.server, ...ofCall, reads));
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

/** What the fields of the page hold; those that ask for the password over it apart. */
export function input(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)');
  return [...fields]
    .filter((field) => !field.closest('[aria-labelledby=expired-title]'))
    .map(({ name, value, checked }) => [name, value, checked].join())
    .join('\n');
}

/** A question is a dialog with MUI's row of actions: some are plain dialogs by role, as the form of the defaults is. */
const isAsked = () =>
  document.querySelector('[role$=dialog]:not([aria-labelledby=expired-title]) .MuiDialogActions-root') !==
  null;

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => nameOf(textContent));

/** Everything that speaks of a failure or of the end of a write. */
export function told(): string[] {
  return [
    ...textsOf('[role=alert], #expired-title'),
    ...textsOf(`${TOASTS} [role=status]`),
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

/** One that stays would be taken for that of the next fault. */
export async function closeToasts(): Promise<void> {
  toast.close();
  await waitFor(() => expect(document.querySelector(`${TOASTS} [role]`)).toBeNull());
}

/** Where the question is gone with its button, that of the form says so; it does, too, as long as one is asked. */
export const isWorking = (button: HTMLElement) =>
  button.isConnected
    ? button.matches('[aria-disabled=true]')
    : !isAsked() && screen.queryByText(/^Working/, { selector: 'button' }) !== null;

/** Presses ten times, as people do who are not sure that they hit it; waits until that came to its end. */
export async function press(form: WriteForm, button: HTMLElement): Promise<void> {
  const before = told().join();
  const calls = countCalls(form);
  for (let time = 0; time < PRESSES; time += 1) fireEvent.click(button);
  await waitFor(() => {
    expect(countCalls(form) > calls || told().join() !== before).toBe(true);
    expect(isWorking(button)).toBe(false);
    // A notice is empty until its code has arrived.
    expect(told()).not.toContain(nameOf(''));
  });
}

/** Sends under one fault and says what was seen: the messages, whether the input stayed, how many rows were written. */
export async function send(form: WriteForm, fault: string, known: readonly string[]): Promise<string> {
  const button = await form.button();
  const rows = storedRows(form);
  const calls = countCalls(form);
  const values = input();
  setFaults(form, SWITCHES.get(fault) ?? [fault], fault === UNKNOWN ? 'offline@/get' : '');
  await press(form, button);
  const seen = [sight(known, values)];
  if (fault === UNKNOWN) {
    setFaults(form, []);
    await closeToasts();
    await press(form, await form.button());
    seen.push(sight(known, values));
  }
  const written = countChanges(rows, storedRows(form));
  setFaults(form, []);
  if (document.querySelector('#expired-title')) await signInAgain(form);
  const repeated = countCalls(form) - calls;
  await closeToasts();
  const times = repeated > 1 ? ` · sent ${repeated} times` : '';
  return `${seen.join(', then ')} · ${written / (form.rows ?? 1)} written${times}`;
}

/** What is told now, and whether the input is still there after a failure. */
export function sight(known: readonly string[], values: string): string {
  const saved = textsOf(`${TOASTS} [role=status]`);
  // What the form itself says then is about the next record.
  if (saved.length > 0) return [...saved, ...textsOf('[role=alert]:not(form *)')].join(' + ');
  const news = [...new Set(told())].filter((name) => !known.includes(name));
  return `${news.join(' + ')} · ${isAsked() ? 'still asked' : input() === values ? 'kept' : 'LOST'}`;
}

/** Opens the form, filled in, and says what it speaks of already. */
export async function openForm(form: WriteForm): Promise<readonly string[]> {
  mockApi.reset();
  localStorage.clear();
  // What waits in the memory of the page before would be sent for this one.
  window.dispatchEvent(new StorageEvent('storage'));
  doubleSubmitGuard.forget();
  const { user } = await renderApp(form.path, {
    as: form.as ?? 'admin',
    scenario: frozen(form.server),
  });
  await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
  await form.fill(user);
  return told();
}

/** What each fault does to a form, by its name. */
async function tryAll(form: WriteForm): Promise<Map<string, string>> {
  const cells = new Map<string, string>();
  let known: readonly string[] | null = null;
  const faults = form.faults ?? [...REFUSALS, SECOND_PRESS, ...WRITTEN, UNKNOWN];
  const isWhole = isRenewed || form.isFirstOfItsWay;
  const own = form.hasNoKey ? OWN_WITHOUT_KEY : OWN;
  for (const fault of isWhole ? faults : faults.filter((name) => own.includes(name))) {
    // The words of a refusal may stay in its form.
    if (fault === 'keeps-nothing' && known) {
      cleanup();
      known = null;
    }
    known ??= await openForm(form);
    cells.set(fault, await send(form, fault, known));
    if ((form.isQueued ? FORM_GOES_ON_QUEUED : FORM_GOES_ON).includes(fault)) continue;
    cleanup();
    known = null;
  }
  return cells;
}

/** The button of a form, once an earlier press has come to its end. */
export const submitButton = (label: string | RegExp = /^(Register|Record|Save) /) =>
  screen.findByText(label, { selector: 'form button' });

/** The button of a question that a press opens, unless it stands open already. */
export async function answerOf(question: string, label: string, open: () => unknown): Promise<HTMLElement> {
  const title = () => screen.queryByText(question, { selector: '[role$=dialog] h2' });
  if (!title()) await open();
  await waitFor(() => expect(title()).not.toBeNull());
  const dialog = title()?.closest<HTMLElement>('[role$=dialog]') ?? document.body;
  return within(dialog).getByText(label, { selector: 'button' });
}

/** Tries every form, and compares what was seen with the part of `fault-matrix.json`. */
export function proveWrites(part: string, forms: readonly WriteForm[]): void {
  const seen = new Map<string, Map<string, string>>();
  beforeEach(() => void stubObjectUrls());

  it.each(forms)(
    'a failed write is reported, keeps the input, and is stored once or not at all: $name',
    async (form) => {
      const cells = await tryAll(form);
      seen.set(form.name, cells);
      for (const [fault, cell] of cells) {
        expect([fault, cell]).toEqual([
          fault,
          expect.stringMatching(form.hasNoKey && fault === 'kept-alive-break' ? SURPLUS : ONE_OR_NONE),
        ]);
      }
    },
    240_000,
  );

  it('the results are those in fault-matrix.json', () => {
    const { actual, expected } = compareWithFile(part, seen);
    expect(actual).toEqual(expected);
  });
}
