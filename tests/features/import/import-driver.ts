import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../../support/render-app';

const HEADS =
  'Staff ID,English name,Japanese name,Username,E-mail,Phone number,Address,Position,Role,Permanent date';

/** A row of a new member, whose unique fields contain the number unless they are given. */
export const person = (
  number: number,
  { username = `new${number}`, email = `new${number}@example.com`, kana = 'ア' } = {},
) =>
  `SG-90${number},New ${number},${kana.repeat(number)},${username},${email},0912345,Tokyo,CEO,Staff member,2026/4/1`;

export const csv = (...lines: string[]) => [HEADS, ...lines].join('\r\n');

type Options = Parameters<typeof renderApp>[1];

export async function openImport(options: Options = {}, path: string = paths.memberList) {
  const app = await renderApp(`${path}?view=import`, { as: 'admin', ...options });
  await screen.findByText(/^Drop an/);
  return app;
}

export function choose(text: string | Uint8Array<ArrayBuffer>, name = 'people.csv') {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  invariant(input, 'a file can be chosen');
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

/** Answers the question about the input that another file or the end of a file would lose. */
export async function answer(button: 'Open the file' | 'Close the file' | 'Cancel') {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => invariant(!screen.queryByRole('alertdialog'), 'the question is answered'));
}

/** Waits until the rows are checked, and returns the button that sends them. */
export const sendButton = (count: number) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: `Send ${count} ${count === 1 ? 'row' : 'rows'}` });
    invariant(button.getAttribute('aria-disabled') !== 'true' || count === 0, 'the rows are checked');
    return button;
  });

export async function send(count: number) {
  fireEvent.click(await sendButton(count));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: /^Send/ }));
  await waitFor(() => invariant(!screen.queryByRole('dialog'), 'the question is answered'));
}

/** The state of each row, by its number. */
export const states = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => cell.getAttribute('aria-label')?.replace('Row ', '') ?? '')
    .sort();

/** Waits for the result of a run. */
export const findResult = (words: RegExp) => screen.findByText(words, {}, { timeout: 20_000 });

/** The usernames of members, duplicates included. */
export const usernames = () =>
  mockApi
    .rows('staff')
    .map(({ username }) => username)
    .filter((username) => username.startsWith('new'));

/** The calls that write, by their paths. */
export const writes = () =>
  mockApi
    .log()
    .map(({ path }) => path)
    .filter((path) => /(staff|project)\/(create|update)$/.test(path));

/** Opens a cell by its row and the head of its column. */
export async function openCell(line: number, head: string) {
  const grid = screen.getByRole('grid');
  const column = within(grid)
    .getAllByRole('columnheader')
    .findIndex((cell) => cell.textContent === head);
  const row = within(grid)
    .getAllByRole('rowheader')
    .find((cell) => cell.getAttribute('aria-label')?.startsWith(`Row ${line},`))
    ?.closest('[role=row]');
  const cell = row?.children[column];
  invariant(cell instanceof HTMLElement, `row ${line} has a ${head}`);
  cell.focus();
  fireEvent.click(cell);
  return screen.findByRole('dialog');
}

export async function correct(line: number, head: string, text: string) {
  const dialog = await openCell(line, head);
  const field = within(dialog).getByLabelText(head);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => invariant(!screen.queryByRole('dialog'), 'the cell is closed'));
}
