import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '@/i18n/language';
import { setClock } from '@/lib/clock';
import { mockApi } from '@/mock-api/node';
import {
  fillIn,
  findDialog,
  fillInTime,
  findToast,
  countListReads,
  renderFines,
  sentTo,
  setScenario,
  submit,
} from './fine-page-steps';

/** The filter of a member without fines. */
const QUERY = '?staff=2';

const REQUIRED: Record<Language, string[]> = {
  en: ['Employee is required', 'Date is required', 'Time is required'],
  ja: ['氏名は必須です', '日付は必須です', '時刻は必須です'],
};
const CREATED: Record<Language, string> = { en: 'Fine Created Successfully.', ja: '罰金を登録しました' };

afterEach(() => setClock());

describe.each<Language>(['en', 'ja'])('recording a fine in %s', (language) => {
  it('requires staff, date and time, then sends them and reads the list again [FIN-1]', async () => {
    const { user } = await renderFines({ language, query: QUERY, scenario: 'generation:a' });
    const date = (await screen.findByRole('form')).querySelector('input[name=date]');
    expect(date).toHaveValue(language === 'en' ? '2026-11-20' : '2026/11/20');
    fireEvent.change(date ?? document.body, { target: { value: '' } });
    await submit(user, language);
    for (const text of REQUIRED[language]) expect(await screen.findByText(text)).toBeInTheDocument();
    expect(sentTo('create')).toEqual([]);

    await fillIn(language);
    mockApi.clearLog();
    setScenario('generation:a,slow:150@fines/create');
    const form = within(screen.getByRole('form'));
    await user.dblClick(form.getByText(language === 'en' ? 'Record fine' : '罰金を登録'));
    expect(await findToast(CREATED[language])).toHaveAttribute('role', 'status');
    expect(sentTo('create')).toEqual([{ staff: 2, date: '2026-11-19', time: '09:05:00' }]);
    // Once to see that it is saved, once for the list.
    await waitFor(() => expect(countListReads()).toBe(2));
    const name = language === 'en' ? 'Tanaka Misaki' : '田中 美咲';
    expect(await screen.findByText(name, { selector: 'td *' })).toBeInTheDocument();
    // Empty for the next one, and silent about the one just made.
    expect(form.getByLabelText(/^(Employee|氏名)/)).toHaveValue('');
    expect(date).toHaveValue(language === 'en' ? '2026-11-20' : '2026/11/20');
    expect(form.queryByText(new RegExp(name))).not.toBeInTheDocument();
  });
});

it('a form left open over midnight proposes the new day, and offers what was entered', async () => {
  await renderFines({ query: QUERY });
  await fillIn();
  setClock(() => new Date('2026-11-21T00:00:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const form = within(await screen.findByRole('form'));
  await waitFor(() => expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-21'));
  fireEvent.click(await form.findByText('Restore'));
  await waitFor(() => expect(form.getByLabelText(/^Employee/)).toHaveValue('Tanaka Misaki'));
  expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-19');
});

describe('the hints of the form', () => {
  it('name a time that is not late, and a second fine on one day, without blocking the submit [C22]', async () => {
    const { user } = await renderFines({ query: QUERY });
    await fillIn('en', '8:30');
    const warning = 'At or before 8:30 nobody is late: the server may refuse this fine.';
    expect(screen.getByText(warning)).toBeInTheDocument();
    expect(await screen.findByText('Tanaka Misaki has no fine in November 2026 yet.')).toBeInTheDocument();
    await submit(user);
    expect(await findToast('Fail to Create Fine')).toHaveAttribute('role', 'alert');
    expect(sentTo('create')).toHaveLength(1);

    fillInTime('8:30:01');
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await submit(user);
    await findToast(CREATED.en);
    expect(sentTo('create')).toContainEqual({ staff: 2, date: '2026-11-19', time: '08:30:01' });
    await fillIn('en', '8:40');
    const duplicate = 'Tanaka Misaki already has a fine on 19 Nov 2026: 8:30:01, 2,000 Ks.';
    expect(await screen.findByText(duplicate)).toBeInTheDocument();
    expect(
      screen.getByText('Tanaka Misaki has 1 fine in November 2026 so far: 2,000 Ks.'),
    ).toBeInTheDocument();
  });
});

describe('the hints of the form without the list', () => {
  it('say nothing of the month until the list is loaded', async () => {
    await renderFines({ query: QUERY, scenario: 'held@fines/get' });
    await fillIn();
    const noneYet = 'Tanaka Misaki has no fine in November 2026 yet.';
    expect(screen.queryByText(noneYet)).not.toBeInTheDocument();
    setScenario('');
    expect(await screen.findByText(noneYet)).toBeInTheDocument();
  });
});

describe('a fine that the server refuses', () => {
  it('may have been saved when the list cannot be read afterwards, and is sent only once', async () => {
    const { user } = await renderFines({ query: QUERY });
    await screen.findByText('No fines match the filter');
    await fillIn();
    setScenario('malformed@fines/create,offline@fines/get');
    await submit(user);
    expect(await findToast(/check before you send it again/)).toHaveAttribute('role', 'alert');
    expect(sentTo('create')).toHaveLength(1);
  });

  it('is searched for in the list before it is sent again', async () => {
    const { user } = await renderFines({ query: QUERY });
    await screen.findByText('No fines match the filter');
    await fillIn();
    setScenario('504-after@fines/create,offline@fines/get');
    await submit(user);
    expect(await findToast(/check before you send it again/)).toHaveAttribute('role', 'alert');
    setScenario('');
    await screen.findByText('Record fine');
    await submit(user);
    expect(await findToast(CREATED.en)).toHaveAttribute('role', 'status');
    expect(sentTo('create')).toHaveLength(1);
  });
});

describe('a fine that was saved more than once', () => {
  it.each(['repeated:3', 'kept-alive-break'])(
    'by "%s" is reported, and the duplicates are removed',
    async (fault) => {
      const { user } = await renderFines({ query: QUERY });
      await screen.findByText('No fines match the filter');
      await fillIn();
      setScenario('');
      await submit(user);
      const stored = () =>
        mockApi
          .rows('fines')
          .filter((fine) => fine.date === '2026-11-19' && fine.staff_id === 2 && !fine.deleted_at);
      await waitFor(() => expect(stored()).toHaveLength(1));
      // The same on purpose: it is no surplus.
      await waitFor(() => expect(screen.getByLabelText(/^Time/)).toHaveValue(''));
      await fillIn();
      setScenario(`${fault}@fines/create`);
      await submit(user);
      const times = fault === 'repeated:3' ? 3 : 2;
      const noticeText = `The server has saved this fine ${times} times: Tanaka Misaki, 19 Nov 2026 at 9:05, 5,000 Ks.`;
      const notice = await screen.findByText(noticeText);
      expect(notice.closest('[role=alert]')).toBeVisible();
      setScenario('');
      const button = times === 3 ? 'Remove the 2 surplus fines' : 'Remove the surplus fine';
      await user.click(screen.getByText(button));
      const dialog = await findDialog('Remove surplus fines?');
      expect(dialog.getByText('Cancel')).toHaveFocus();
      await user.click(dialog.getByText(button));
      await waitFor(() => expect(notice).not.toBeInTheDocument());
      expect(stored()).toHaveLength(2);
      const [first, second] = stored();
      expect(sentTo('delete')).not.toContainEqual({ id: first?.id });
      expect(sentTo('delete')).not.toContainEqual({ id: second?.id });
    },
  );

  it('is reported when the list cannot be read again, and the form is empty for the next one', async () => {
    const { user } = await renderFines({ query: QUERY });
    await screen.findByText('No fines match the filter');
    await fillIn();
    mockApi.clearLog();
    setScenario('repeated:2@fines/create,slow:300@fines/get');
    await submit(user);
    // The read that counts the fine has begun; those after it fail.
    await waitFor(() => expect(countListReads()).toBe(1));
    setScenario('offline@fines/get');
    const noticeText =
      'The server has saved this fine 2 times: Tanaka Misaki, 19 Nov 2026 at 9:05, 5,000 Ks.';
    expect(await screen.findByText(noticeText)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Time/)).toHaveValue(''));
    expect(sentTo('create')).toHaveLength(1);
  });
});
