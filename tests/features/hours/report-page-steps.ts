import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Language } from '@/i18n/language';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';

/** Sets a scenario of the mock API; the clock stays where it is. */
export function setScenario(scenario: string): void {
  mockApi.setScenario(frozen(scenario));
}

type Options = { scenario?: string; language?: Language; as?: 'admin' | 'user' };

/** Renders a page and waits for its heading: the first page of a file arrives late. */
export async function renderPage(path: string, { scenario = '', as = 'admin', language }: Options = {}) {
  const rendered = await renderApp(path, {
    as,
    language,
    scenario: frozen(scenario),
  });
  await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
  return rendered;
}

/** A field of the page by its name; selectors, because queries by role take long on a page with a table. */
export function field(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  invariant(input, `the page has a field "${name}"`);
  return input;
}

export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** The cells of a table, row by row. */
export const readTableRows = (name: string) =>
  [...document.querySelectorAll(`table[aria-label="${name}"] > tbody > tr`)].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );

/** The bodies of all calls to a path with this ending. */
export const bodiesSentTo = (path: string) =>
  mockApi
    .log()
    .filter((call) => call.path.endsWith(path))
    .map(({ body }) => body);
