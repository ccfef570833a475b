import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { invariant } from '@/lib/invariant';
import { toMinutes, toPeriod } from '@/lib/time-slot';
import { NEXT_WEEK, openReporting, signedInId, THIS_WEEK } from './reporting-steps';

export const [MONDAY = '', TUESDAY = ''] = NEXT_WEEK;
export const [, , FULL_DAY = ''] = THIS_WEEK;
export const PAINT = `?view=paint&date=${MONDAY}`;
export const DRAFT = 'draft:4:painting';

export const cell = (date: string, time: string) =>
  document.querySelector<HTMLElement>(`[data-date="${date}"][data-start="${toMinutes(time)}"]`);

/** A key where the focus is: on the half hour, once it is there. */
export function key(name: string, init: object = {}) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
}

export async function openPainter(options: Parameters<typeof openReporting>[0] = {}) {
  const app = await openReporting({ query: PAINT, ...options });
  await screen.findByRole('grid', {}, { timeout: 20_000 });
  return app;
}

export function goTo(date: string, time: string) {
  const target = cell(date, time);
  invariant(target, `${date} ${time} is shown`);
  // A press of the mouse moves the focus as well.
  target.focus();
  return target;
}

/** Leads the keys to a half hour of the day that is shown. */
export function walkTo(time: string) {
  key('Home');
  for (let at = toMinutes('08:30'); at < toMinutes(time); at += 30) key('ArrowDown');
}

/** The buttons of the brushes, with the eraser last. */
export const brushButtons = () =>
  within(screen.getByRole('group', { name: /^Brush/ })).getAllByRole('button');

export async function chooseBrush(text: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Other project or task' }));
  const input = await screen.findByRole('combobox', { name: 'Other project or task' });
  await waitFor(() => expect(input).toBeEnabled());
  fireEvent.change(input, { target: { value: text } });
  await screen.findAllByRole('option');
  fireEvent.keyDown(input, { key: 'Enter' });
}

export const save = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
export const bar = () => screen.getByLabelText('What saving will do');
export const isSaved = () => screen.findByText('Everything is saved.');

export async function paintMorning() {
  await chooseBrush('SCH03 05');
  goTo(MONDAY, '08:30');
  key('ArrowDown', { shiftKey: true });
  key('Enter');
  await waitFor(() => expect(bar()).toHaveTextContent('2 new'));
}

export const row = (date: string, time: string) => ({
  staff_id: signedInId('user'),
  date,
  period: toPeriod(toMinutes(time)),
});
