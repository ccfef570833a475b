import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { renderPage, readTableRows } from '../features/hours/report-page-steps';
import * as leave from '../features/leave/leave-page-steps';
import * as skills from '../features/skills/skill-page-steps';
import { goTo } from '../support/go-to';

const firstCells = (table: string) => readTableRows(table).map(([name]) => name);

const leaveDates = () => readTableRows('Leave record').map(([, date]) => date);

it('registered leave appears on a dashboard that was read earlier', async () => {
  await renderPage(paths.dashboard, { as: 'user' });
  await waitFor(() => expect(readTableRows('Leave record')).not.toEqual([]));
  expect(leaveDates()).not.toContain('27 Nov 2026');

  goTo(`${paths.leaveRegistration}?leave-q=Trip`);
  await waitFor(() => expect(document.querySelector('input[name=leave_date]')).not.toBeNull());
  leave.fill('leave_date', '2026-11-27');
  await leave.choose('Duration', 'Full Day');
  leave.fill('reason', 'Trip');
  leave.press('Register leave');
  await screen.findByText('Leave Created Successfully.');

  goTo(paths.dashboard);
  await waitFor(() => expect(leaveDates()).toContain('27 Nov 2026'));
});

it('a changed level of a skill sheet is counted on a dashboard that was read earlier', async () => {
  const levels = async () => (await screen.findByLabelText('Legend: Japanese level')).textContent;
  await renderPage(paths.dashboard);
  expect(await levels()).toMatch('N15 people');

  goTo(paths.skillEdit(3));
  await skills.findCell('React');
  await skills.choose('Japanese level', 'N1');
  await skills.submit();
  await screen.findByText('Skillsheet Updated Successfully.');

  goTo(paths.dashboard);
  await waitFor(async () => expect(await levels()).toMatch('N16 people'));
});

it('a new project appears in a report that was read earlier, and a deleted member disappears', async () => {
  const menPower = `${paths.menPower}?start=2026-11-14&end=2026-11-20`;
  const weekly = `${paths.weeklyWorkTime}?start=2026-11-16&end=2026-11-20`;
  await renderPage(menPower);
  await waitFor(() => expect(firstCells('Work on each project')).toContain('MUS07'));
  goTo(weekly);
  await waitFor(() => expect(firstCells('Working times')).toContain('Aung Kyaw Moe'));
  const somebody = firstCells('Working times').find((name) => name !== 'Aung Kyaw Moe') ?? '';

  goTo(paths.projects);
  await screen.findByText('INV01');
  for (const [label, value] of Object.entries({
    Code: 'NEW10',
    'English name': 'Shop',
    'Japanese name': '店',
  }))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}( ?\\*)?$`)), { target: { value } });
  fireEvent.click(screen.getByText('Save project', { selector: 'button' }));
  await screen.findByText('Project Created Successfully.');
  goTo(menPower);
  await waitFor(() => expect(firstCells('Work on each project')).toContain('NEW10'));

  goTo(`${paths.memberList}?q=${encodeURIComponent(somebody)}`);
  fireEvent.click(await screen.findByLabelText(`Delete ${somebody}`));
  fireEvent.click(await screen.findByText('Delete', { selector: '[role=alertdialog] button' }));
  await screen.findByText('Member Deleted Successfully.');
  goTo(weekly);
  await waitFor(() => expect(firstCells('Working times')).not.toContain(somebody));
  expect(firstCells('Working times')).not.toEqual([]);
});
