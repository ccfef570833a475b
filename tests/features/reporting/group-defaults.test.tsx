import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';
import { answer, submit } from './reporting-steps';

const findRow = (name: string) => screen.getByText(name).closest('tr');
const dialog = () => within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body);
const findSettings = (name: string) => {
  const id = mockApi.rows('staff').find((row) => row.eng_name === name)?.id;
  return mockApi
    .rows('task_performance_settings')
    .filter((row) => row.staff_id === id)
    .map(({ day, period, project_id: project, task_id: task }) => `${day} ${period} ${project} ${task}`)
    .sort();
};
const PAIR = ['Tanaka Misaki', 'Sato Kenta'];

it('applies the defaults of one person to others with a preview, undoes them, and applies them again', async () => {
  await renderApp(`${paths.reportingSetting}?staff=3`, { as: 'admin', scenario: frozen() });
  const button = await screen.findByText('Apply to other people');
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  const before = PAIR.map(findSettings);
  expect(before.map((rows) => rows.length)).toEqual([0, 80]);
  await waitFor(() => expect(findRow('Tanaka Misaki')).toHaveTextContent(/Manager40 hrs0 hrs0 hrs0 hrs/));
  expect(findRow('Sato Kenta')).toHaveTextContent(/Developer0 hrs40 hrs0 hrs0 hrs/);
  // Three weekdays are left out.
  for (const day of ['Wednesday', 'Thursday', 'Friday']) fireEvent.click(screen.getByLabelText(day));
  await waitFor(() => expect(findRow('Tanaka Misaki')).toHaveTextContent(/Manager16 hrs/));
  expect(window.location.search).toContain('view=many');

  for (const name of PAIR) fireEvent.click(screen.getByLabelText(`Select ${name}`));
  fireEvent.click(await screen.findByText('Apply to 2 people'));
  expect(await screen.findByText(/Weekdays: Monday and Tuesday/)).toBeVisible();
  fireEvent.click(dialog().getByText('Apply to 2 people'));
  expect(await screen.findByText('Weekday defaults of 2 people changed')).toBeVisible();
  const monday = findSettings('Thandar Win').filter((row) => /^[12] /.test(row));
  expect(PAIR.map((name) => findSettings(name).filter((row) => /^[12] /.test(row)))).toEqual([
    monday,
    monday,
  ]);

  screen.getByText('Undo for 2 people').focus();
  fireEvent.click(screen.getByText('Undo for 2 people'));
  fireEvent.click(await waitFor(() => dialog().getByText('Undo for 2 people')));
  expect(await screen.findByText('Put back for 2 people')).toBeVisible();
  // The pressed button has gone with its step.
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Put back for 2 people/));
  expect(document.activeElement).toHaveAttribute('role', 'status');
  expect(PAIR.map(findSettings)).toEqual(before);

  fireEvent.click(screen.getByText('Redo for 2 people'));
  fireEvent.click(await waitFor(() => dialog().getByText('Redo for 2 people')));
  expect(await screen.findByText('Undo for 2 people')).toBeVisible();
  expect(PAIR.map((name) => findSettings(name).filter((row) => /^[12] /.test(row)))).toEqual([
    monday,
    monday,
  ]);
  expect(PAIR.map(findSettings).map((rows) => rows.length)).toEqual([32, 80]);
});

it('finds people by the hours that their row shows', async () => {
  await renderApp(`${paths.reportingSetting}?staff=3&view=many`, { as: 'admin', scenario: frozen() });
  await waitFor(() => expect(findRow('Sato Kenta')).toHaveTextContent(/0 hrs40 hrs/));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sato 40 hrs' } });
  await waitFor(() => expect(screen.queryByText('Tanaka Misaki')).not.toBeInTheDocument());
  expect(findRow('Sato Kenta')).toBeVisible();
});

it('offers no weekday whose defaults were removed meanwhile', async () => {
  await renderApp(`${paths.reportingSetting}?staff=3&weekday=1&view=many`, {
    as: 'admin',
    scenario: frozen(),
  });
  await screen.findByLabelText('Tuesday');
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    fireEvent.click(screen.getByLabelText(day));
  fireEvent.click(screen.getByText('Edit'));
  const project = await screen.findByLabelText('Project');
  await waitFor(() => expect(project).not.toHaveValue(''));
  fireEvent.change(project, { target: { value: '' } });
  fireEvent.click(screen.getByText('13:00 – 17:30'));
  await submit('Remove 16 half hours');
  await answer('Remove 16 half hours from the defaults?', 'Remove');
  expect(await screen.findByText('Choose at least one weekday.')).toBeVisible();
  expect(screen.queryByLabelText('Monday')).not.toBeInTheDocument();
});

it('allows no selection until the defaults of all people have been read', async () => {
  mockApi.setScenario(frozen());
  await renderApp(`${paths.reportingSetting}?staff=3`, { as: 'admin', scenario: frozen() });
  const button = await screen.findByText('Apply to other people');
  await waitFor(() => expect(button).toBeEnabled());
  mockApi.setScenario(frozen('500@staff/get'));
  fireEvent.click(button);
  expect(await screen.findByText(/could not be read: nobody can be selected/)).toBeVisible();
  expect(screen.queryByLabelText('Select Sato Kenta')).not.toBeInTheDocument();
});
