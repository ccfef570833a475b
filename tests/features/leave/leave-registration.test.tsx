import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/i18n/language';
import {
  choose,
  field,
  fill,
  findRows,
  findToast,
  form,
  pickEmployee,
  press,
  renderRegistration,
  sentTo,
  setScenario,
} from './leave-page-steps';

const words = {
  en: {
    submit: 'Register leave',
    employee: 'Employee',
    name: 'Hnin Yu Wai',
    several: 'Several dates',
    dates: 'Leave dates',
    more: '10 Nov 2026 (+2 more)',
    remove: 'Remove 11 Nov 2026',
    fullDays: 'Several dates are always full days: 24 hrs in total.',
    required: [
      'Employee is required',
      'Leave date is required',
      'Duration is required',
      'Reason is required',
    ],
    atLeastOne: 'Choose at least one: Leave dates',
    tooLong: 'Reason must be no more than 255 characters',
    created: 'Leave Created Successfully.',
    list: 'Registered leave',
    row: ['Hnin Yu Wai', 'Paid', '12 Nov 2026', '1', 'Full Day8 hrs', 'Trip'],
  },
  ja: {
    submit: '休暇を登録',
    employee: '氏名',
    name: 'ニン ユー ワイ',
    several: '複数日',
    dates: '休暇日（複数）',
    more: '2026/11/10（ほか2日）',
    remove: '2026/11/11を外す',
    fullDays: '複数日の場合はすべて1日単位になります（合計24時間）。',
    required: ['氏名は必須です', '休暇日は必須です', '取得時間は必須です', '理由は必須です'],
    atLeastOne: '休暇日（複数）を1つ以上選択してください',
    tooLong: '理由は255文字以内で入力してください',
    created: '休暇を登録しました',
    list: '休暇一覧',
    row: ['ニン ユー ワイ', '有給', '2026/11/12', '1', '1日8時間', 'Trip'],
  },
} as const;

describe.each<Language>(['en', 'ja'])('registering leave in %s', (language) => {
  const text = words[language];

  it('requires employee, dates and reason, then sends full days on three dates [LV-1, LV-2, LV-6]', async () => {
    const { user } = await renderRegistration({ language, query: '?leave-q=Trip' });
    press(text.submit);
    // A message is drawn anew where the code of its field arrives after it.
    for (const message of text.required) {
      await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    }

    await pickEmployee(text.employee, text.name);
    fireEvent.click(form().getByLabelText(text.several));
    fill('reason', 'x'.repeat(256));
    press(text.submit);
    expect(await screen.findByText(text.atLeastOne)).toBeVisible();
    expect(screen.getByText(text.tooLong)).toBeVisible();
    expect(sentTo('leave/create')).toEqual([]);

    const dates = form().getByLabelText(new RegExp(`^${text.dates}`));
    fireEvent.keyDown(dates, { key: 'Enter' });
    const calendar = within(await screen.findByRole('grid'));
    for (const day of ['12', '10', '11', '13', '13']) fireEvent.click(calendar.getByText(day));
    await user.keyboard('{Escape}');
    expect(dates).toHaveValue(text.more);
    expect(screen.getByText(text.fullDays)).toBeVisible();
    expect(field('duration')).toHaveAttribute('readonly');

    // By keyboard: the focus stays among the chips.
    form().getByLabelText(text.remove).focus();
    await user.keyboard('{Delete}');
    expect(form().queryByLabelText(text.remove)).not.toBeInTheDocument();
    expect(document.activeElement?.closest('ul')).not.toBeNull();

    fill('reason', '　Trip ');
    setScenario('slow:100@leave/create');
    const button = form().getByText(text.submit, { selector: 'button' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await findToast(text.created)).toHaveAttribute('role', 'status');
    expect(sentTo('leave/create')).toEqual([
      { staff_id: 4, multi_date: ['2026-11-10', '2026-11-12'], duration: 'Full Day', reason: 'Trip' },
    ]);
    expect((await findRows(text.list))[0]).toEqual(text.row);
    expect(field('reason')).toHaveValue('');
    expect(form().getByLabelText(new RegExp(`^${text.employee}`))).toHaveValue('');
  });
});

describe('on a server of another variant', () => {
  it('leave on several dates is repeated in the older variant, which is then used first [C8]', async () => {
    await renderRegistration({ scenario: 'strict', as: 'user', query: '?leave-q=Trip' });
    const body = { staff_id: 4, duration: 'Full Day', reason: 'Trip' };
    const register = async (days: string[]) => {
      fireEvent.click(form().getByLabelText('Several dates'));
      fireEvent.keyDown(form().getByLabelText(/^Leave dates/), { key: 'Enter' });
      const calendar = within(await screen.findByRole('grid'));
      for (const day of days) fireEvent.click(calendar.getByText(day));
      fireEvent.click(screen.getByText('Done'));
      fill('reason', 'Trip');
      press('Register leave');
      await waitFor(() => expect(field('reason')).toHaveValue(''));
    };
    await register(['12', '10']);
    const first = ['2026-11-10', '2026-11-12'];
    expect(sentTo('leave/create')).toEqual([
      { ...body, multi_date: first },
      { ...body, multi_date: first, leave_date: '2026-11-10', start_date: first },
    ]);
    expect((await findRows('Registered leave')).slice(0, 2).map(([, , date]) => date)).toEqual([
      '12 Nov 2026',
      '10 Nov 2026',
    ]);
    await register(['17']);
    const second = ['2026-11-17'];
    expect(sentTo('leave/create').slice(2)).toEqual([
      { ...body, multi_date: second, leave_date: '2026-11-17', start_date: second },
    ]);
  });
});

describe.each(['generation:a', 'generation:b'])('on a server of %s', (scenario) => {
  it('leave in hours is sent as a code, after a hint about leave on that date [LV-2]', async () => {
    await renderRegistration({ scenario, query: '?staff=4&leave-q=Dentist' });
    await waitFor(() => expect(form().getByLabelText(/^Employee/)).toHaveValue('Hnin Yu Wai'));
    fill('leave_date', '2026/11/5');
    expect(await screen.findByText('Leave: 3 Hours')).toBeVisible();
    // Each figure leads to what it is of.
    expect(screen.getByText('Recorded: 8 hrs').closest('a')).toHaveAttribute(
      'href',
      expect.stringContaining('date=2026-11-05&mode=single&staff=4&viewed=4&dates=2026-11-05'),
    );
    expect(screen.getByText('Days left: 8.5')).toBeVisible();
    expect(screen.queryByText(/^After this leave/)).not.toBeInTheDocument();
    expect(sentTo('staff/get')).toContainEqual(expect.objectContaining({ id: 4, task_performance: {} }));
    await choose('Duration', '2 Hours 30 Minutes');
    expect(screen.getByText('After this leave: 8.188')).toBeVisible();
    fill('reason', 'Dentist');
    press('Register leave');
    await findToast('Leave Created Successfully.');
    expect(sentTo('leave/create')).toEqual([
      { staff_id: 4, leave_date: '2026-11-05', duration: 5, reason: 'Dentist' },
    ]);
    const [row] = await findRows('Registered leave');
    expect(row?.[2]).toBe('5 Nov 2026');
    expect(row?.[4]).toBe('2 Hours 30 Minutes');
  });

  it('a new employee is calculated once; the second time the server refuses [LV-3]', async () => {
    await renderRegistration({ scenario });
    await screen.findByText('Leave type', { selector: 'th *' });
    await pickEmployee('Employee', 'Shwe Yee Phoo');
    expect(await form().findByText('New-employee leave')).toHaveAttribute('aria-pressed', 'true');
    expect(field('permanent_date')).toHaveValue('14 Apr 2026');
    press('Calculate');
    expect(await findToast('Leave Record Created Successfully.')).toHaveAttribute('role', 'status');
    expect(sentTo('leave-record/create')).toEqual([{ staff_id: 22, permanent_date: '2026-04-14' }]);
    expect((await findRows('Calculated leave'))[0]).toEqual(['Shwe Yee Phoo', '14 Apr 2026', '7']);

    await pickEmployee('Employee', 'Shwe Yee Phoo');
    expect(await screen.findByText('Days granted: 7')).toBeVisible();
    press('Calculate');
    expect(await findToast('Fail to create leave record')).toHaveAttribute('role', 'alert');
    expect(
      await screen.findByText('There is already a record of this employee. It may be a deleted one'),
    ).toBeVisible();
    expect(form().getByLabelText(/^Employee/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('overtime is sent as a code, and the form is cleared [LV-4]', async () => {
    await renderRegistration({ scenario, query: '?mode=overtime&overtime-q=kenta' });
    // Only the newest server says what became of it.
    const isRejected = scenario === 'generation:b';
    expect((await findRows('Registered overtime'))[0]).toEqual([
      'Sato Kenta',
      '18 Nov 2026',
      isRejected ? 'Half Day4 hrsRejected' : 'Half Day4 hrs',
    ]);
    await pickEmployee('Employee', 'Sato Kenta');
    fill('ot_date', '2026-11-18');
    expect(
      await screen.findByText(isRejected ? 'Overtime: Half Day (rejected)' : 'Overtime: Half Day'),
    ).toBeVisible();
    await choose('OT time', '2 Hours');
    press('Register overtime');
    expect(await findToast('OverTime Created Successfully.')).toHaveAttribute('role', 'status');
    expect(sentTo('over-time/create')).toEqual([{ staff_id: 5, ot_date: '2026-11-18', ot_time: '6' }]);
    for (const name of ['ot_date', 'ot_time']) expect(field(name)).toHaveValue('');
  });

  it('staff register for themselves, and see their own rows only [LV-1]', async () => {
    const { user } = await renderRegistration({ scenario, as: 'user' });
    expect(field('staff_id')).toHaveValue('Hnin Yu Wai');
    expect(field('staff_id')).toHaveAttribute('readonly');
    expect(form().queryByText('New-employee leave')).not.toBeInTheDocument();
    const leaves = await findRows('Registered leave');
    expect(leaves.map(([name]) => name)).toEqual(Array(5).fill('Hnin Yu Wai'));
    await user.click(form().getByText('Overtime'));
    const time = scenario === 'generation:b' ? '2 HoursPending' : '2 Hours';
    expect(await findRows('Registered overtime')).toEqual([['Hnin Yu Wai', '2 Oct 2026', time]]);
    expect(window.location.search).toBe('?mode=overtime');
    // The page reads no data of other people.
    expect(sentTo('staff/get')).toEqual([]);
    fill('ot_date', '2026-11-19');
    await choose('OT time', '30 Minutes');
    press('Register overtime');
    await findToast('OverTime Created Successfully.');
    expect(sentTo('over-time/create')).toEqual([{ staff_id: 4, ot_date: '2026-11-19', ot_time: '9' }]);
  });
});
