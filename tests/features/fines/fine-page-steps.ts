import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { paths } from '@/config/paths';
import type { Language } from '@/i18n/language';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';
import { whenLoaded } from '../../support/when-loaded';

const WORDS = {
  en: { employee: 'Employee', submit: 'Record fine' },
  ja: { employee: '氏名', submit: '罰金を登録' },
};

/** Sets a scenario of the mock API; the clock stays where it is. */
export function setScenario(scenario: string): void {
  mockApi.setScenario(frozen(scenario));
}

type Options = { scenario?: string; language?: Language; query?: string; as?: 'admin' | 'user' };

/** Renders the page and waits for its heading: the first page of a file arrives late. `query` keeps the list short. */
export async function renderFines({ scenario = '', query = '', as = 'admin', language }: Options = {}) {
  const rendered = await renderApp(paths.fines + query, {
    as,
    language,
    scenario: frozen(scenario),
  });
  await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
  return rendered;
}

/** The rows, once they are loaded. Selectors, because queries by role are slow on a page with a table. */
export async function findRows(name = 'Fine list'): Promise<HTMLElement[]> {
  await screen.findAllByText(/ Ks$/, { selector: 'td' });
  const body = `table[aria-label="${name}"] > tbody`;
  return [...document.querySelectorAll<HTMLElement>(`${body} > tr`)];
}

export const readTexts = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td:not(:first-child)') ?? [])].map(({ textContent }) => textContent);

/** The dialog with this title. */
export async function findDialog(title: string) {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role$=dialog]');
  invariant(dialog, `"${title}" heads a dialog`);
  return within(dialog);
}

/**
 * Chooses Tanaka Misaki, 19 November 2026 and a time, by single events: typing takes seconds here, and the
 * flows in a real browser cover it.
 */
export async function fillIn(language: Language = 'en', time = '9:05') {
  const words = WORDS[language];
  const form = await screen.findByRole('form');
  const employee = await whenLoaded(() => within(form).getByLabelText(new RegExp(`^${words.employee}`)));
  fireEvent.change(employee, { target: { value: 'tanaka' } });
  fireEvent.click(await screen.findByText('Tanaka Misaki', { selector: '[role=option] *' }));
  const date = form.querySelector('input[name=date]');
  invariant(date, 'the date has an input');
  fireEvent.change(date, { target: { value: language === 'en' ? '2026-11-19' : '2026/11/19' } });
  fillInTime(time);
}

/** Types a time into the form. */
export function fillInTime(time: string) {
  const field = screen.getByRole('form').querySelector('input[name=time]');
  invariant(field, 'the time has an input');
  fireEvent.change(field, { target: { value: time } });
}

export const submit = async (user: UserEvent, language: Language = 'en') =>
  user.click(within(screen.getByRole('form')).getByText(WORDS[language].submit));

/** The bodies sent to `fines/…`, oldest first. */
export const sentTo = (path: string) =>
  mockApi
    .log()
    .filter((call) => call.path === `/reporting-system/fines/${path}`)
    .map(({ body }) => body);

export const countListReads = () => sentTo('get').length;

/** Toasts and alerts that hold this text, by their urgency. */
export const findToast = async (text: string | RegExp) => (await screen.findByText(text)).parentElement;
