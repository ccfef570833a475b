import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/i18n/language';
import { mockApi } from '@/mock-api/node';
import { fillIn, findToast, readsOfList, renderFines, sentTo, setScenario, submit } from './fine-page-steps';

/** Nobody has fined her yet. */
const QUERY = '?staff=2';

const REQUIRED: Record<Language, string[]> = {
  en: ['Employee is required', 'Date is required', 'Time is required'],
  ja: ['職員名は必須です', '日付は必須です', '時刻は必須です'],
};
const CREATED: Record<Language, string> = { en: 'Fine Created Successfully.', ja: '罰金を登録しました' };

describe.each<Language>(['en', 'ja'])('recording a fine in %s', (language) => {
  it('demands staff, date and time, then sends them and reads the list again [FIN-1]', async () => {
    const { user } = await renderFines({ language, query: QUERY, scenario: 'generation:a' });
    await screen.findByRole('form');
    await submit(user, language);
    for (const text of REQUIRED[language]) expect(await screen.findByText(text)).toBeInTheDocument();
    expect(sentTo('create')).toEqual([]);

    await fillIn(language);
    mockApi.clearLog();
    setScenario('generation:a,slow:150@fines/create');
    const form = within(screen.getByRole('form'));
    await user.dblClick(form.getByText(language === 'en' ? 'Submit' : '保存'));
    expect(await findToast(CREATED[language])).toHaveAttribute('role', 'status');
    expect(sentTo('create')).toEqual([{ staff: 2, date: '2026-11-19', time: '09:05:00' }]);
    await waitFor(() => expect(readsOfList()).toBe(1));
    const name = language === 'en' ? 'Tanaka Misaki' : '田中 美咲';
    expect(await screen.findByText(name, { selector: 'td *' })).toBeInTheDocument();
    expect(form.getByLabelText(/^(Employee|職員名)/)).toHaveValue(name);
  });
});

describe('the notes of the form', () => {
  it('warn of a time that is not late, and of a second fine on one day, without blocking [C22]', async () => {
    const { user } = await renderFines({ query: QUERY });
    await fillIn('en', ['08', '30']);
    const warning = 'At or before 08:30 nobody is late: the server may refuse this fine.';
    expect(screen.getByText(warning)).toBeInTheDocument();
    expect(await screen.findByText('Tanaka Misaki has no fine in November 2026 yet.')).toBeInTheDocument();
    await submit(user);
    expect(await findToast('Fail to Create Fine')).toHaveAttribute('role', 'alert');
    expect(sentTo('create')).toHaveLength(1);

    await user.selectOptions(screen.getByLabelText('Minutes'), '31');
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await submit(user);
    const duplicate = 'Tanaka Misaki already has a fine on 19 Nov 2026: 08:31, 2,000 Ks.';
    expect(await screen.findByText(duplicate)).toBeInTheDocument();
    expect(
      screen.getByText('Tanaka Misaki has 1 fine in November 2026 so far: 2,000 Ks.'),
    ).toBeInTheDocument();
  });
});

describe('a fine that the server does not take', () => {
  it('is told with the reason, and the input stays [FIN-7]', async () => {
    const { user } = await renderFines({ query: QUERY });
    await fillIn();
    await screen.findByText('No fine matches the filter');
    const form = within(screen.getByRole('form'));
    setScenario('404@fines/create');
    await submit(user);
    expect(await findToast('Fail to Create Fine')).toHaveAttribute('role', 'alert');
    for (const [scenario, reason] of [
      ['500', /^Something went wrong on the server/],
      ['offline', /^The connection broke and the change was not saved/],
      ['200-500', /^Something went wrong on the server/],
      ['403', /^You may not do this/],
      ['html', /^Something went wrong on the server/],
    ] as const) {
      setScenario(`${scenario}@fines/create`);
      await submit(user);
      await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(reason));
    }
    setScenario('422@fines/create');
    await submit(user);
    expect(await form.findByText('The date field is required.')).toBeInTheDocument();
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    expect(form.getByLabelText(/^Employee/)).toHaveValue('Tanaka Misaki');
    expect(mockApi.rows('fines').some(({ staff_id: staffId }) => staffId === 2)).toBe(false);
  });

  it('is found when only the answer was lost, and sent only once', async () => {
    const { user } = await renderFines({ query: QUERY });
    await screen.findByText('No fine matches the filter');
    await fillIn();
    setScenario('lost-reply@fines/create');
    await submit(user);
    expect(await findToast('Fine Created Successfully.')).toHaveAttribute('role', 'status');
    expect(sentTo('create')).toHaveLength(1);

    setScenario('malformed@fines/create,offline@fines/get');
    await submit(user);
    expect(await findToast(/^The connection broke before the answer came/)).toHaveAttribute('role', 'alert');
    expect(sentTo('create')).toHaveLength(2);
  });

  it('keeps what was typed while the session is renewed [AU-7]', async () => {
    const { user } = await renderFines({ query: QUERY });
    await fillIn();
    setScenario('401@fines/create');
    await submit(user);
    expect(await screen.findByText('Please sign in again')).toBeInTheDocument();
    expect(screen.queryByText('Fail to Create Fine')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Employee/)).toHaveValue('Tanaka Misaki');
  });
});
