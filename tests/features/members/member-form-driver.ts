import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { ignoredAnswer, request } from '@/api/request';
import { mockApi } from '@/mock-api/node';
import { MEMBER_FIELDS } from '@/features/members/fields';
import { fieldNames } from '@/i18n/record-fields';
import { translateMessage } from '@/i18n/message';
import { paths } from '@/config/paths';
import { renderApp } from '../../support/render-app';
import { COMPLETE } from './member-values';
import { whenLoaded } from '../../support/when-loaded';

/** A label, with or without the mark of a required field. */
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( ?\\*)?$`));

/** Fills a field at once, because typing sixteen fields letter by letter takes too long. */
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

export async function choose(label: string, option: string) {
  fireEvent.mouseDown(await whenLoaded(() => field(label)));
  fireEvent.click(await screen.findByText(option, { selector: '[role=option]' }));
  await waitFor(() => expect(document.querySelector('[role=listbox]')).toBeNull());
}

/** Fills in the English form as `COMPLETE` has it, without a photo. */
export async function fillIn(user: UserEvent) {
  for (const name of fieldNames(MEMBER_FIELDS)) {
    const value = COMPLETE[name];
    if (typeof value === 'string') fill(translateMessage(MEMBER_FIELDS[name].label), value);
  }
  await choose('Position', 'PHP Developer');
  await choose('Role', 'Employee');
  await choose('Sort key', '2');
  fireEvent.mouseDown(await whenLoaded(() => field('Project')));
  for (const name of ['School Portal', 'Payroll Renewal']) {
    fireEvent.click(await screen.findByText(name, { selector: '[role=option] span' }));
  }
  await user.keyboard('{Escape}');
}

/** Opens the form of a member, and waits for it. */
export async function openEditor(id: number, options: Parameters<typeof renderApp>[1] = { as: 'admin' }) {
  const app = await renderApp(paths.memberEdit(id), options);
  await screen.findByLabelText(/^(English name|氏名（英字）)/);
  return app;
}

export const isOnList = () => waitFor(() => expect(window.location.pathname).toBe(paths.memberListAfterSave));

/** Waits until the label of the button is back after an earlier press. */
export const submit = async () =>
  fireEvent.click(await screen.findByText(/^(Register|Save) /, { selector: 'form button' }));

export function attach(file: File) {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('The page takes no file');
  fireEvent.change(input, { target: { files: Object.assign([file], { item: (at: number) => [file][at] }) } });
}

/** The multipart forms sent so far, each as its entries. */
export const sentForms = (act: 'create' | 'update') =>
  mockApi
    .log()
    .filter(({ path }) => path.endsWith(`/staff/${act}`))
    .map(({ body }) => body as [name: string, value: unknown][]);

export const findValue = (form: [name: string, value: unknown][] | undefined, name: string) =>
  form?.find(([key]) => key === name)?.[1];

/** A change that a colleague saves while the form is open. */
export async function saveElsewhere(id: number, changes: Record<string, string>) {
  const body = new FormData();
  const {
    password: _,
    deleted_at: __,
    created_at: ___,
    updated_at: ____,
    ...row
  } = { ...mockApi.rows('staff').find((row) => row.id === id) };
  for (const [name, value] of Object.entries({ ...row, ...changes })) body.append(name, String(value ?? ''));
  await request(ignoredAnswer, { path: 'reporting-system/staff/update', body });
  mockApi.clearLog();
}
