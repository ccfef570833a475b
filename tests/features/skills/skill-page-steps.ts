import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Language } from '@/i18n/language';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';
import { whenLoaded } from '../../support/when-loaded';

/** Sets a scenario of the mock API; the clock stays where it is. */
export const setScenario = (scenario: string) => mockApi.setScenario(frozen(scenario));

type Options = { scenario?: string; language?: Language; as?: 'admin' | 'user' };

/** Renders a page and waits for its heading: the first page of a file arrives late. */
export async function renderSkills(path: string, { scenario = '', language, as = 'admin' }: Options = {}) {
  const rendered = await renderApp(path, {
    as,
    language,
    scenario: frozen(scenario),
  });
  await waitFor(() => expect(document.getElementById('page-title')).not.toBeNull(), { timeout: 20_000 });
  return rendered;
}

/** A field by its label, with or without the mark of a required one; a section may have the same title. */
export const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}( ?\\*)?$`), {
    selector: ':not(section)',
  });

/** The button of a cell, once the grid is loaded. */
export async function findCell(stack: string): Promise<HTMLElement> {
  return screen.findByLabelText(new RegExp(`^${stack}[:：]`), { selector: 'button' });
}

export async function choose(label: string, option: string) {
  const input = await whenLoaded(() => field(label));
  fireEvent.mouseDown(input);
  fireEvent.click(await screen.findByText(option, { selector: '[role=option], [role=option] span' }));
  if (input.tagName === 'INPUT') fireEvent.keyDown(input, { key: 'Escape' });
  await waitFor(() => expect(document.querySelector('[role=listbox]')).toBeNull());
}

export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** The button works again once an earlier press has ended. */
export const submit = async () =>
  fireEvent.click(await screen.findByText('Save skill sheet', { selector: 'button' }));

/** The bodies sent to `employee-skill-sheet/…`, oldest first. */
export const sentTo = (act: 'get' | 'create' | 'update') =>
  mockApi
    .log()
    .filter(({ path }) => path === `/reporting-system/employee-skill-sheet/${act}`)
    .map(({ body }) => body);

/** The stored marks of a sheet: level by stack. */
export const storedMarks = (sheetId: number) =>
  Object.fromEntries(
    mockApi
      .rows('tech_stack_proficiencies')
      .filter((row) => row.skill_sheet_id === sheetId)
      .map((row) => [row.tech_stack_id, row.proficiency_level_id]),
  );

/** Toasts and alerts that hold this text, by their urgency. */
export const findToast = async (text: string | RegExp) => (await screen.findByText(text)).parentElement;

/** The texts of the list's rows, once they are loaded. */
export async function findRows(label: string): Promise<(string | null)[][]> {
  const table = await screen.findByLabelText(label, { selector: 'table[aria-busy=false]' });
  return [...table.querySelectorAll('tbody > tr')].map((row) =>
    [...row.querySelectorAll('td')].slice(0, -1).map(({ textContent }) => textContent),
  );
}

/** The sheet that opens from below, by its title. */
export async function findSheet(title: string) {
  const sheet = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  invariant(sheet, `"${title}" heads a dialog`);
  return within(sheet);
}
