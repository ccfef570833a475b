import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/config/paths';
import type { Language } from '@/i18n/language';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';
import { whenLoaded } from '../../support/when-loaded';

type Options = { scenario?: string; language?: Language; query?: string; as?: 'admin' | 'user' };

/** Sets a scenario of the mock API; the clock stays where it is. */
export function setScenario(scenario: string): void {
  mockApi.setScenario(frozen(scenario));
}

async function renderPage(path: string, { scenario = '', query = '', as = 'admin', language }: Options) {
  const rendered = await renderApp(path + query, {
    as,
    language,
    scenario: frozen(scenario),
  });
  // The first page of a file arrives late.
  await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
  return rendered;
}

/** The registration page; `?staff=4` has an employee chosen already. */
export const renderRegistration = (options: Options = {}) => renderPage(paths.leaveRegistration, options);

export const renderRecords = (options: Options = {}) => renderPage(paths.leaveRecords, options);

export const form = () => within(screen.getByRole('form'));

/** Selectors, because queries by role take long on a page with a table. */
export function field(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  invariant(input, `the form has a field "${name}"`);
  return input;
}

/** Fills by single events: typing letter by letter is what the flows in a real browser do. */
export function fill(name: string, value: string): void {
  fireEvent.change(field(name), { target: { value } });
}

export async function pickEmployee(label: string, name: string) {
  const picker = await whenLoaded(() => form().getByLabelText(new RegExp(`^${label}`)));
  act(() => picker.focus());
  fireEvent.change(picker, { target: { value: name } });
  fireEvent.click(await screen.findByText(name, { selector: 'li *' }));
}

export async function choose(label: string, option: string) {
  fireEvent.mouseDown(await whenLoaded(() => form().getByLabelText(new RegExp(`^${label}`))));
  fireEvent.click(await screen.findByText(option, { selector: 'li' }));
}

export const press = (label: string) => fireEvent.click(form().getByText(label, { selector: 'button' }));

/** The texts of a table's rows, once it has some. */
export async function findRows(name: string): Promise<string[][]> {
  const rows = () => [...document.querySelectorAll(`table[aria-label="${name}"] > tbody > tr`)];
  await waitFor(() => expect(rows()[0]?.textContent).toBeTruthy());
  return rows().map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
}

/** The bodies sent to a path, oldest first. */
export const sentTo = (path: string) =>
  mockApi
    .log()
    .filter((call) => call.path === `/reporting-system/${path}`)
    .map(({ body }) => body);

/** The toast with this text; its role distinguishes success and failure. */
export const findToast = async (text: string | RegExp) => (await screen.findByText(text)).parentElement;
