import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { invariant } from '@/lib/invariant';
import { mockApi, mockServer } from '@/mock-api/node';
import { report } from '../../mock-api/mock-client';
import { frozen } from '../../support/frozen';
import {
  field,
  fill,
  findToast,
  form,
  pickEmployee,
  press,
  renderRegistration,
  sentTo,
} from './leave-page-steps';

const WORDS = {
  en: {
    untilJune: (days: number) => `For dates until June: ${days}`,
    paid: /will be paid[.:]/,
    unpaid: /will be unpaid[.:]/,
    lasting: 'Unpaid leave cannot be taken back or changed into paid leave here.',
    submit: 'Register leave',
    created: 'Leave Created Successfully.',
    days: ['Mon 1 Jun', 'Tue 2 Jun', 'Wed 3 Jun', 'Thu 4 Jun', 'Fri 5 Jun'],
  },
  ja: {
    untilJune: (days: number) => `6月までの日付に使える日数：${days}日`,
    paid: /^有給になる日/,
    unpaid: /^無給になる日/,
    lasting: '無給の休暇は、この画面で取り消したり有給に変更したりできません。',
    submit: '休暇を登録',
    created: '休暇を登録しました',
    days: ['06/01（月）', '06/02（火）', '06/03（水）', '06/04（木）', '06/05（金）'],
  },
};

/** A person with one and a half paid days left in the first half of the year, and others in the second. */
async function usedUpHalf() {
  mockApi.setScenario(frozen(''));
  const countPayable = (staffId: number) => {
    const record = mockApi.rows('leave_records').find(({ staff_id: id }) => id === staffId);
    return (record?.carry_leaves ?? 0) + (record?.first_annual ?? 0);
  };
  const found = mockApi
    .rows('leave_records')
    .find(
      (row) =>
        Number.isInteger(countPayable(row.staff_id)) &&
        countPayable(row.staff_id) > 2 &&
        row.second_annual >= 4,
    );
  invariant(found, 'a person has whole days of the first half');
  const { staff_id } = found;
  const days = Array.from({ length: countPayable(staff_id) - 2 }, (_, place) => `2026-03-0${place + 1}`);
  await report('leave/create', { staff_id, multi_date: days, duration: 'Full Day', reason: 'Used' });
  await report('leave/create', { staff_id, leave_date: '2026-03-20', duration: '2', reason: 'Used' });
  return { staff: staff_id, payable: countPayable(staff_id) };
}

describe.each(['en', 'ja'] as const)('the leave form before the submit, in %s', (language) => {
  const text = WORDS[language];

  it('shows for each date whether it will be paid, as the server then stores it', async () => {
    const dates = [1, 2, 3, 4, 5].map((day) => `2026-06-0${day}`);
    const { staff, payable } = await usedUpHalf();
    expect(payable).toBe(1.5);
    const query = `?mode=existing&staff=${staff}&dates=${dates.join()}&leave-q=June`;
    await renderRegistration({ language, query });
    await screen.findByText(text.lasting);
    expect(screen.getByText(text.untilJune(payable))).toBeVisible();
    for (const [place, day] of text.days.entries()) {
      const isPaid = payable >= place + 1;
      const isUnpaid = payable <= place;
      expect(screen.getByText(text.paid).textContent.includes(day)).toBe(isPaid);
      expect(screen.getByText(text.unpaid).textContent.includes(day)).toBe(isUnpaid);
    }
    fill('reason', 'June');
    press(text.submit);
    await findToast(text.created);
    const stored = mockApi.rows('leaves').filter(({ reason }) => reason === 'June');
    expect(stored.map(({ leave_type: type }) => type)).toEqual(
      dates.flatMap((_, place) => (payable >= place + 1 ? [1] : payable > place ? [1, 0] : [0])),
    );
  });
});

/** Opens the form with two chosen days, and types a range of further ones. */
async function fillRange(from: string, to: string): Promise<void> {
  await renderRegistration({
    query: '?mode=existing&staff=4&dates=2026-11-19,2026-11-20&leave-q=none',
  });
  await waitFor(() => expect(document.querySelector('[name=from]')).not.toBeNull());
  fill('from', from);
  fill('to', to);
}

describe('the leave form before the submit', () => {
  it('names a date of a year without a leave record, and warns that the server refuses all dates then', async () => {
    await renderRegistration({ query: '?mode=existing&staff=4&dates=2026-12-31,2027-01-04&leave-q=none' });
    expect(await screen.findByText('This employee has no leave record for 2027 yet')).toBeVisible();
    expect(screen.getByText('4 Jan 2027 cannot be registered.')).toBeVisible();
    expect(screen.getByText(/The server refuses all chosen dates together/)).toBeVisible();
    fireEvent.click(form().getByLabelText('Remove 4 Jan 2027'));
    await waitFor(() => expect(screen.queryByText(/has no leave record/)).not.toBeInTheDocument());
    expect(sentTo('leave/create')).toEqual([]);
  });

  it('writes each hint into a live region that existed before it', async () => {
    await renderRegistration({ query: '?mode=existing&staff=13&leave-q=none' });
    await waitFor(() => expect(form().getByLabelText(/^Employee/)).not.toHaveValue(''));
    const regions = [...document.querySelectorAll('form [role=status]')];
    fill('leave_date', '2026-11-21');
    for (const hint of [
      /^Sat 21 Nov is not a working day/,
      /on these dates yet/,
      /has no leave record yet/,
    ]) {
      expect(regions).toContain((await screen.findByText(hint)).closest('[role=status]'));
    }
    // Nothing is read aloud twice.
    expect(document.querySelector('form [role=status] [role=status]')).toBeNull();
  });

  it('writes the balance into a live region that existed before', async () => {
    await renderRegistration({ query: '?mode=existing&leave-q=none' });
    fill('leave_date', '2026-11-26');
    const regions = [...document.querySelectorAll('form [role=status]')];
    await pickEmployee('Employee', 'Hnin Yu Wai');
    expect(regions).toContain((await screen.findByText(/^Days left: /)).closest('[role=status]'));
  });

  it('writes an earlier calculation into a live region that existed before', async () => {
    await renderRegistration({ query: '?mode=new&calculated-q=none' });
    await waitFor(() => expect(document.querySelector('form [role=status]')).not.toBeNull());
    const regions = [...document.querySelectorAll('form [role=status]')];
    await pickEmployee('Employee', 'Hnin Yu Wai');
    expect(regions).toContain((await screen.findByText('Already calculated')).closest('[role=status]'));
  });

  it('names a weekend', async () => {
    await renderRegistration({ query: '?mode=existing&staff=4&dates=2026-11-21&leave-q=none' });
    expect(await screen.findByText(/^Sat 21 Nov is not a working day/)).toBeVisible();
    fill('leave_date', '2026-11-23');
    await waitFor(() => expect(screen.queryByText(/not a working day/)).not.toBeInTheDocument());
  });

  it('checks the dates of the mode: none after a change to overtime', async () => {
    await renderRegistration({ query: '?mode=existing&staff=4&dates=2026-11-21&leave-q=none' });
    expect(await screen.findByText(/on these dates yet/)).toBeVisible();
    fireEvent.click(form().getByText('Overtime', { selector: 'button' }));
    await waitFor(() => expect(field('ot_date')).toBeVisible());
    expect(screen.queryByText(/on these dates yet/)).not.toBeInTheDocument();
  });

  it('names no day off before the company calendar is read', async () => {
    mockServer.use(http.get(`*${env.workPatternsUrl}`, () => delay('infinite')));
    await renderRegistration({ query: '?mode=existing&staff=4&dates=2026-11-21&leave-q=none' });
    expect(await screen.findByText(/^Days left: /)).toBeVisible();
    expect(await screen.findByText(/on these dates yet/)).toBeVisible();
    expect(screen.queryByText(/not a working day/)).not.toBeInTheDocument();
  });

  it('adds the days of a range by Enter, without sending the form', async () => {
    const { user } = await renderRegistration({
      query: '?mode=existing&staff=4&dates=2026-11-19,2026-11-20&leave-q=none',
    });
    await waitFor(() => expect(document.querySelector('[name=from]')).not.toBeNull());
    fill('reason', 'Trip');
    fill('from', '2026-11-23');
    fill('to', '2026-11-24');
    expect(await form().findByText(/^2 working days: /)).toBeVisible();
    await user.type(field('to'), '{Enter}');
    expect(field('to')).toHaveValue('');
    expect(form().getByLabelText(/^Leave dates/)).toHaveValue('19 Nov 2026 (+3 more)');
    expect(sentTo('leave/create')).toEqual([]);
  });

  it('adds no days of a range before the company calendar is read, and says why', async () => {
    mockServer.use(http.get(`*${env.workPatternsUrl}`, () => delay('infinite')));
    await fillRange('2026-11-23', '2026-11-24');
    expect(await form().findByText('Looking up the working days…')).toBeVisible();
    expect(form().getByText('Add the working days')).toBeDisabled();
  });

  it('adds no days of a range without working days, and says why', async () => {
    await fillRange('2026-11-21', '2026-11-22');
    expect(await form().findByText('2 days without work are left out.')).toBeVisible();
    expect(form().queryByText(/^0 working days/)).not.toBeInTheDocument();
    expect(form().getByText('Add the working days')).toBeDisabled();
  });

  it('says of a weekend too that the company calendar cannot be read', async () => {
    mockServer.use(http.get(`*${env.workPatternsUrl}`, () => new HttpResponse(null, { status: 404 })));
    await fillRange('2026-11-21', '2026-11-22');
    expect(await form().findByText('2 days without work are left out.')).toBeVisible();
    expect(form().getByText(/every day from Monday to Friday counts as a working day/)).toBeVisible();
  });

  it('says that it checks only weekends while the company calendar cannot be read', async () => {
    mockServer.use(http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 404 })));
    await renderRegistration({ query: '?mode=existing&staff=4&dates=2026-11-21&leave-q=none' });
    expect(await screen.findByText(/only weekends are checked here/)).toBeVisible();
    expect(screen.getByText(/^Sat 21 Nov is not a working day/)).toBeVisible();
    fill('leave_date', '2026-11-23');
    await waitFor(() => expect(screen.queryByText(/not a working day/)).not.toBeInTheDocument());
    expect(screen.getByText(/only weekends are checked here/)).toBeVisible();
  });

  it('says that holidays count as working days while the company calendar cannot be read', async () => {
    mockServer.use(http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 404 })));
    await fillRange('2026-11-23', '2026-11-24');
    expect(await form().findByText('2 working days: Mon 23 Nov and Tue 24 Nov')).toBeVisible();
    expect(form().getByText(/every day from Monday to Friday counts/)).toBeVisible();
  });

  it.each(['generation:a', 'leave-staff-ids', 'whole-day-count'])(
    'does not block the submit (%s)',
    async (scenario) => {
      await renderRegistration({ scenario, query: '?mode=existing&staff=4&dates=2026-11-26&leave-q=none' });
      expect(await screen.findByText(/^Days left: /)).toBeVisible();
      expect(screen.queryByText(/no leave record|not a working day|unpaid/)).not.toBeInTheDocument();
    },
  );
});

describe('new-employee leave', () => {
  it('is suggested for people without a calculation, and no longer after it', async () => {
    mockApi.setScenario(frozen(''));
    const member = mockApi.rows('staff').find(({ id }) => id === 13);
    expect(member?.permanent_date).toMatch(/^2026/);
    await report('leave-record/create', { staff_id: 13, permanent_date: member?.permanent_date });
    await renderRegistration({ query: '?staff=22&leave-q=none' });
    const pressed = (mode: string) => form().findByText(mode, { selector: '[aria-pressed=true]' });
    expect(await pressed('New-employee leave')).toBeVisible();
    await pickEmployee('Employee', member?.eng_name ?? '');
    expect(await pressed('Leave')).toBeVisible();
    // The choice of the employee alone is no draft.
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });
});
