import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/config/paths';
import type { Language } from '@/i18n/language';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import { doubleSubmitGuard } from '@/ui/form/double-submit-guard';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';
import { whenLoaded } from '../../support/when-loaded';

export const THIS_WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
/** A week without records. */
export const NEXT_WEEK = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
export const WHOLE_DAY = [
  ...['08:30:00', '09:00:00', '09:30:00', '10:00:00', '10:30:00', '11:00:00', '11:30:00'],
  ...[
    '13:00:00',
    '13:30:00',
    '14:00:00',
    '14:30:00',
    '15:00:00',
    '15:30:00',
    '16:00:00',
    '16:30:00',
    '17:00:00',
  ],
];

/** Sets a scenario of the mock API. The clock stays frozen, and comes last, because `none` cancels all switches before it. */
export function setScenario(scenario: string): void {
  mockApi.setScenario(frozen(scenario));
}

type Options = {
  as?: 'admin' | 'user';
  query?: string;
  scenario?: string;
  language?: Language;
  page?: string;
};

/** Opens the page and waits for its heading. */
export async function openReporting(options: Options = {}) {
  const { as = 'user', query = '', scenario = '', language, page = paths.reporting } = options;
  const app = await renderApp(page + query, {
    as,
    language,
    scenario: frozen(scenario),
  });
  await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
  return app;
}

export const datesQuery = (dates: readonly string[]) => `?dates=${dates.join(',')}`;

export function signedInId(as: 'admin' | 'user'): number {
  return mockApi.rows('staff').find(({ username }) => username === as)?.id ?? 0;
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( ?\\*)?$`));

/** Chooses in a picker as people do, by typing and Enter; the text goes in at once, because letter by letter is slow. */
export async function choose(label: string, text: string) {
  const input = await whenLoaded(() => field(label));
  await waitFor(() => expect(input).toBeEnabled());
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  await screen.findByText(new RegExp(text), { selector: '[role=option] span' });
  fireEvent.keyDown(input, { key: 'Enter' });
}

/** Chooses from a select that opens on a press. */
export async function select(label: string, option: string) {
  fireEvent.mouseDown(await whenLoaded(() => field(label)));
  fireEvent.click(await screen.findByText(option, { selector: '[role=option]' }));
  await waitFor(() => expect(document.querySelector('[role=listbox]')).toBeNull());
}

/** Empties the project, once it is shown. */
export async function clearProject() {
  const input = field('Project');
  await waitFor(() => expect(input).not.toHaveValue(''));
  fireEvent.change(input, { target: { value: '' } });
}

/** Project 3 and task 5. */
export async function chooseWork() {
  await choose('Project', 'SCH03');
  await choose('Task', '05');
}

export const WORK = { project_id: 3, task_id: 5 };

/** Waits until the records have been read, so that the preview shows the numbers. */
export async function findPreview(label = 'What submitting will do') {
  const preview = await screen.findByLabelText(label);
  await waitFor(() => expect(preview).not.toHaveTextContent('Reading what is already recorded'));
  return preview;
}

/** Waits while an earlier press is still at work: the button then says so. Presses on purpose, however fast the test is. */
export async function submit(label: string | RegExp = /^(Record|Replace) (hours$|\d)/) {
  const button = await screen.findByText(label, { selector: 'button' });
  doubleSubmitGuard.forget();
  fireEvent.click(button);
}

/** Opens the dialog of the weekday defaults, and fills from them. */
export async function fillFromDefaults(
  words = { open: 'Weekday defaults…', fill: 'Fill from weekday defaults' },
) {
  press(words.open);
  await submit(words.fill);
}

/** The dialog with this title. Selectors, because queries by role take long on a page this large. */
export async function findDialog(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '[role=alertdialog] h2' });
  const dialog = heading.closest<HTMLElement>('[role=alertdialog]');
  invariant(dialog, `"${title}" is the title of a dialog`);
  return dialog;
}

export const dialogsGone = () => waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull());

export async function answer(title: string, button: string) {
  fireEvent.click(within(await findDialog(title)).getByText(button));
}

export const press = (text: string) => fireEvent.click(screen.getByText(text));

/** The tabs of a list of tabs, by its name. */
export const findTabs = (name: string) => [
  ...document.querySelectorAll<HTMLElement>(`[role=tablist][aria-label="${name}"] [role=tab]`),
];

type Sent = { create_array?: unknown[]; delete_array?: unknown[] };

/** The bodies of the calls to `task-performance` or `task-performance-setting` so far. */
export function sent(path: string): Sent[] {
  return mockApi
    .log()
    .filter((call) => call.path === `/reporting-system/${path}`)
    .map(({ body }) => body as Sent);
}

export const stored = (staffId: number, dates: readonly string[]) =>
  mockApi.rows('task_performance').filter((row) => row.staff_id === staffId && dates.includes(row.date));

/** An administrator writes one half hour of the user, from elsewhere. */
export async function writeAsAdmin(slot: { date: string; period: string } & typeof WORK) {
  await fetch(`${window.location.origin}/api/reporting-system/task-performance/create`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mockApi.signInAs('admin')}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ create_array: [{ ...slot, staff_id: signedInId('user') }] }),
  });
}
