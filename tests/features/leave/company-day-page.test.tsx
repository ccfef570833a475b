import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { env } from '@/config/env';
import { mockApi, mockServer } from '@/mock-api/node';
import { choose, fill, findRows, renderRegistration, sentTo, setScenario } from './leave-page-steps';

const MANY = '?view=many&dates=2026-11-25';
const findRow = (name: string) => screen.getByText(name).closest('tr');
const pick = (name: string) => fireEvent.click(screen.getByLabelText(`Select ${name}`));
const dialog = () => within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body);

it('registers the same leave for many people one by one, and continues with those whom the server refused first', async () => {
  await renderRegistration({ query: MANY });
  await findRows('People');
  await waitFor(() => expect(findRow('Sato Kenta')).toHaveTextContent(/Developer1/));
  pick('Sato Kenta');
  pick('Zaw Lin Htet');
  fireEvent.click(await screen.findByText('Register for 2 people'));
  // Nothing is asked before the leave itself is complete.
  await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull());
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await choose('Duration', 'Full Day');
  fill('reason', 'Founding day');
  fireEvent.click(screen.getByText('Register for 2 people'));
  expect(await screen.findByText(/2 days of leave will be registered one by one/)).toBeVisible();

  setScenario('502@leave/create!once');
  fireEvent.click(dialog().getByText('Register for 2 people'));
  expect(await screen.findByText('1 of 2 done. The others are not:')).toBeVisible();
  expect(dialog().getByText('Sato Kenta, Wed 25 Nov')).toBeVisible();
  fireEvent.click(dialog().getByText('Try the one left again'));
  expect(await screen.findByText('2 days of leave registered.')).toBeVisible();
  const ids = ['Sato Kenta', 'Zaw Lin Htet'].map(
    (name) => mockApi.rows('staff').find((row) => row.eng_name === name)?.id,
  );
  expect(sentTo('leave/create')).toEqual(
    [ids[0], ids[1], ids[0]].map((id) => ({
      staff_id: id,
      leave_date: '2026-11-25',
      duration: 1,
      reason: 'Founding day',
    })),
  );
  // Both have leave now, and cannot be selected again until people on leave are included.
  await waitFor(() => expect(findRow('Sato Kenta')).toHaveTextContent(/Developer0Wed 25 Nov: leave/));
  expect(screen.queryByLabelText('Select Sato Kenta')).not.toBeInTheDocument();
  fireEvent.click(screen.getByLabelText(/^Leave already registered \(\d+ people\)$/));
  expect(await screen.findByLabelText('Select Sato Kenta')).toBeVisible();
});

it('allows no selection until all leave has been read', async () => {
  await renderRegistration({ query: MANY, scenario: '500@leave-record/get' });
  expect(await screen.findByText(/Leave and leave records could not be read/)).toBeVisible();
  await screen.findByText('Sato Kenta');
  expect(screen.queryByLabelText('Select Sato Kenta')).not.toBeInTheDocument();
  // Unknown people are not counted as none.
  expect(screen.getByLabelText('Leave already registered')).toBeChecked();
});

it('warns that holidays count as working days while the company calendar cannot be read', async () => {
  mockServer.use(http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 404 })));
  await renderRegistration({ query: MANY });
  expect(await screen.findByText(/^Holidays and working hours could not be read/)).toBeVisible();
  expect(await screen.findByLabelText('Select Sato Kenta')).toBeVisible();
});

it('shows staff their own form instead', async () => {
  await renderRegistration({ query: MANY, as: 'user' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Leave registration');
  expect(screen.queryByText('For many people')).not.toBeInTheDocument();
});
