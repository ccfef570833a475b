import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { choose, fill, form, press, renderRegistration, sentTo, setScenario } from './leave-page-steps';

const find = async (text: string) => (await screen.findByText(text)).closest('[role=alert]');

describe('a registration that was saved more than once', () => {
  it('is reported as leave, with the person to inform', async () => {
    await renderRegistration({ as: 'user', query: '?leave-q=none', scenario: 'repeated:3@leave/create' });
    fill('leave_date', '2026-11-20');
    await choose('Duration', '1 Hour');
    fill('reason', 'Travel');
    press('Register leave');
    const notice = await find('The server has saved this leave 3 times: Hnin Yu Wai, 20 Nov 2026.');
    expect(notice).toHaveTextContent('that 2 records are surplus');
    expect(
      mockApi.rows('leaves').filter((row) => row.leave_date === '2026-11-20' && row.rec_id === 4),
    ).toHaveLength(3);
  });

  it('is reported as leave even where the balance ends: one row is paid, the other is not', async () => {
    const scenario = 'kept-alive-break@leave/create!once';
    await renderRegistration({ query: '?staff=9&leave-q=none', scenario });
    const { eng_name: name } = mockApi.rows('staff').find(({ id }) => id === 9) ?? {};
    await waitFor(() => expect(form().getByLabelText(/^Employee/)).toHaveValue(name));
    fill('leave_date', '2026-11-20');
    await choose('Duration', 'Half Day');
    fill('reason', 'Travel');
    press('Register leave');
    await find(`The server has saved this leave 2 times: ${name}, 20 Nov 2026.`);
    const added = mockApi.rows('leaves').slice(-2);
    expect(added).toMatchObject([
      { leave_type: 1, day_count: 0.5 },
      { leave_type: 0, day_count: 0.5 },
    ]);
  });

  it('lists its dates in the Japanese way', async () => {
    const query = '?mode=existing&dates=2026-11-19,2026-11-20&leave-q=none';
    await renderRegistration({ as: 'user', language: 'ja', query, scenario: 'repeated:2@leave/create' });
    fill('reason', '旅行');
    press('休暇を登録');
    expect(
      await screen.findByText(/^この休暇がサーバーに2回保存されました：.*、2026\/11\/19、2026\/11\/20。$/),
    ).toBeVisible();
  });

  it('is reported as overtime in Japanese, and not again for an intended second record', async () => {
    const scenario = 'kept-alive-break@over-time/create!once';
    await renderRegistration({
      as: 'user',
      language: 'ja',
      query: '?mode=overtime&overtime-q=none',
      scenario,
    });
    const record = async () => {
      fill('ot_date', '2026/11/19');
      await choose('残業時間', '1時間');
      press('残業を登録');
    };
    await record();
    const notice = 'この残業がサーバーに2回保存されました：ニン ユー ワイさん、2026/11/19。';
    expect(await find(notice)).toHaveTextContent('余分な記録が1件');
    await waitFor(() => expect(form().getByText('残業を登録')).toBeEnabled());
    await record();
    await waitFor(() => expect(sentTo('over-time/create')).toHaveLength(2));
    expect(screen.getAllByText(notice)).toHaveLength(1);
  });
});

describe('a registration with an unknown result', () => {
  it('is searched for in the list before it is sent again', async () => {
    await renderRegistration({ as: 'user', query: '?leave-q=none' });
    fill('leave_date', '2026-11-20');
    await choose('Duration', 'Half Day');
    fill('reason', 'Travel');
    setScenario('502-after@leave/create,offline@get');
    press('Register leave');
    expect((await screen.findAllByText(/check before you send it again/)).length).toBeGreaterThan(0);
    setScenario('');
    await waitFor(() => expect(form().getByText('Register leave')).toBeEnabled());
    press('Register leave');
    await waitFor(() => expect(screen.queryAllByText(/check before you send it again/)).toEqual([]));
    expect(sentTo('leave/create')).toHaveLength(1);
  });
});
