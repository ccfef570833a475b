import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { mockApi, mockServer } from '@/mock-api/node';
import { send } from '../../mock-api/mock-client';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';

beforeAll(() => import('@/features/person/pages/person-page'));

const part = (name: string) => screen.findByRole('region', { name });

describe('the page of a member', () => {
  it('shows all data of the member, with links to the edit pages', async () => {
    mockApi.setScenario(frozen());
    const [staff, fines, overtimes, records] = await Promise.all(
      ['staff/get', 'fines/get', 'over-time/get', 'leave-record/get'].map((path) =>
        send(`/reporting-system/${path}`),
      ),
    );
    const member = staff?.rows.find(({ id }) => id === 4);
    const ofMember = (row: Record<string, unknown>) => row.staff_id === 4;
    await renderApp(paths.person(4), { as: 'admin' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Hnin Yu Wai' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', paths.memberEdit(4));
    const contact = within(await part('Contact'));
    expect(contact.getByRole('link', { name: String(member?.email) })).toBeInTheDocument();
    expect(contact.getByText(String(member?.address))).toBeInTheDocument();
    const card = contact.getByRole('link', { name: 'Staff card' });
    expect(card).toHaveAttribute('href', `${paths.card}?view=many&ids=4`);

    const hours = within(await part('Hours of November 2026'));
    const [, shown] =
      /^([\d,]+) hrs.* recorded/.exec((await hours.findByText(/ recorded/)).textContent) ?? [];
    const answer = await send('/reporting-system/staff/get', { id: 4, task_performance: {} });
    const slots = answer.rows[0]?.task_performance as { date: string }[];
    const recorded = slots.filter(({ date }) => date >= '2026-11-01' && date <= '2026-11-20').length / 2;
    expect(Number(shown)).toBe(Math.floor(recorded));

    const record = records?.rows.find(ofMember);
    const leave = within(await part('Leave'));
    expect(await leave.findByText(`${String(record?.remain_leaves)} days left`)).toBeInTheDocument();
    expect(leave.getAllByRole('listitem')).toHaveLength((record?.leaves as unknown[]).length);
    // Administrators read one list for all: an older server refuses the id.
    const reads = mockApi.log().filter(({ path }) => path.endsWith('/leave-record/get'));
    expect(reads.map(({ body }) => JSON.stringify(body)).filter((body) => body !== '{}')).toEqual([]);
    expect(within(await part('Overtime')).getAllByRole('listitem')).toHaveLength(
      overtimes?.rows.filter(ofMember).length ?? 0,
    );
    const own = fines?.rows.filter(ofMember) ?? [];
    const fined = within(await part('Fines'));
    expect(await fined.findByText(new RegExp(`^${own.length} fines?,`))).toBeInTheDocument();
    expect(fined.getByRole('link')).toHaveAttribute('href', `${paths.fines}?staff=4`);
    expect(await within(await part('Projects')).findAllByRole('listitem')).not.toHaveLength(0);
    expect(await within(await part('Skills')).findByRole('link')).toBeInTheDocument();
    expect(mockApi.log().filter(({ path, body }) => path.endsWith('/staff/get') && !body)).toHaveLength(0);
  });

  it('shows the hours of another month, which is in the address', async () => {
    const app = await renderApp(`${paths.person(4)}?month=2026-10`, { as: 'admin', scenario: frozen() });
    const hours = within(await part('Hours of October 2026'));
    const recorded = mockApi
      .rows('task_performance')
      .filter(({ staff_id, date }) => staff_id === 4 && date.startsWith('2026-10'));
    const hoursText = `${Math.floor(recorded.length / 2)} hrs`;
    expect(await hours.findByText(new RegExp(`^${hoursText}.* recorded, .* due$`))).toBeInTheDocument();
    await app.user.click(hours.getByRole('button', { name: 'Next month' }));
    expect(await part('Hours of November 2026')).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('says that the company calendar could not be read, and reads it again', async () => {
    const holidays = () => HttpResponse.json([{ date: '2026-11-02' }]);
    mockServer.use(
      http.get(`*${env.holidaysUrl}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
      http.get(`*${env.holidaysUrl}`, holidays),
    );
    const app = await renderApp(paths.person(4), { as: 'admin', scenario: frozen() });
    const hours = within(await part('Hours of November 2026'));
    expect(await hours.findByText(/^Holidays and working hours could not be read/)).toBeVisible();
    await app.user.click(hours.getByRole('button', { name: 'Try again' }));
    expect(await hours.findByText(/ due by today$/)).toBeVisible();
    expect(hours.queryByText(/^Holidays and working hours could not be read/)).not.toBeInTheDocument();
  });

  it('says that due hours include leave that could not be read, and reads it again', async () => {
    const app = await renderApp(paths.person(4), {
      as: 'admin',
      scenario: frozen('500@leave-record/get'),
    });
    const hours = within(await part('Hours of November 2026'));
    expect(await hours.findByText(/^The leave could not be read/)).toBeVisible();
    mockApi.setScenario(frozen());
    await app.user.click(hours.getByRole('button', { name: 'Try again' }));
    expect(await hours.findByText(/ due by today$/)).toBeVisible();
    expect(hours.queryByText(/^The leave could not be read/)).not.toBeInTheDocument();
  });

  it.each([
    ['admin', '999999', 'There is no such employee'],
    ['admin', 'x', 'There is no such employee'],
    ['user', '5', 'This page is about somebody else'],
  ] as const)('explains to %s why the address of member %s shows nobody: %s', async (as, id, title) => {
    await renderApp(paths.person(':memberId').replace(':memberId', id), { as, scenario: frozen() });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it('shows staff their own data, without that of administrators, and each part fails alone', async () => {
    await renderApp(paths.person(4), { as: 'user', language: 'ja', scenario: frozen('500@over-time/get') });
    expect(await within(await part('残業')).findByRole('button', { name: '再試行' })).toBeInTheDocument();
    expect(await within(await part('休暇')).findByText(/^残り/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'スキル' })).not.toBeInTheDocument();
    expect(within(await part('罰金')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('keeps the focus in a part whose failed read is tried again', async () => {
    const scenario = frozen('500@over-time/get');
    const { user } = await renderApp(paths.person(4), { as: 'admin', scenario });
    const overtime = await part('Overtime');
    const retry = await within(overtime).findByRole('button', { name: 'Try again' });
    mockApi.setScenario(frozen());
    await user.click(retry);
    expect(await within(overtime).findAllByRole('listitem')).not.toHaveLength(0);
    await waitFor(() => expect(overtime).toContainElement(document.activeElement as HTMLElement));
  });

  it('offers no new skill sheet where the skill sheets could not be read', async () => {
    await renderApp(paths.person(4), { as: 'admin', scenario: frozen('500@employee-skill-sheet/get') });
    const skills = within(await part('Skills'));
    expect(await skills.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(skills.queryByRole('link')).not.toBeInTheDocument();
  });

  it('links to the later of two skill sheets, as the skill finder shows it', async () => {
    const sheet = {
      staff: { id: 4 },
      staff_project: [],
      staff_responsibility: [],
      tech_stack_proficiencies: [],
    };
    mockServer.use(
      http.all('*/employee-skill-sheet/get', () =>
        HttpResponse.json([
          { ...sheet, id: 3 },
          { ...sheet, id: 60 },
        ]),
      ),
    );
    await renderApp(paths.person(4), { as: 'admin', scenario: frozen() });
    const link = await within(await part('Skills')).findByRole('link', { name: 'Edit the skill sheet' });
    expect(link).toHaveAttribute('href', paths.skillEdit(60));
  });

  it('shows the remaining days alone when the server sends no granted days', async () => {
    const record = { id: 4, staff_id: 4, year: 2026, total_leaves: null, used_leaves: 3, remain_leaves: 7 };
    mockServer.use(http.all('*/leave-record/get', () => HttpResponse.json([record])));
    await renderApp(paths.person(4), { as: 'admin', scenario: frozen() });
    const leave = within(await part('Leave'));
    expect(await leave.findByText('7 days left')).toBeInTheDocument();
    expect(leave.queryByText(/granted/)).not.toBeInTheDocument();
  });

  it('names an unknown sum of fines, and shows rows without a date by their duration', async () => {
    const fine = { staff_id: 4, date: '2026-11-02', time: '09:10:00', status: 0 };
    const fines = [
      { ...fine, id: 1, amount: 1000 },
      { ...fine, id: 2, amount: null },
    ];
    const leaves = [{ id: 1, staff_id: 4, leave_date: null, duration: '2 Hours', leave_type: 1 }];
    const overtimes = [{ id: 1, staff_id: 4, ot_date: null, ot_time: '3 Hours', status: 0 }];
    mockServer.use(
      http.all('*/staff/get', async ({ request }) =>
        JSON.stringify(await request.clone().json()).includes('"fine"')
          ? HttpResponse.json([{ id: 4, fine: fines }])
          : undefined,
      ),
      http.all('*/leave-record/get', () => HttpResponse.json([{ id: 4, staff_id: 4, year: 2026, leaves }])),
      http.all('*/over-time/get', () => HttpResponse.json(overtimes)),
    );
    await renderApp(paths.person(4), { as: 'admin', scenario: frozen() });
    expect(await within(await part('Fines')).findByText('2 fines, Unknown amount pending')).toBeVisible();
    expect(await within(await part('Leave')).findByRole('listitem')).toHaveTextContent(/^2 Hours/);
    expect(await within(await part('Overtime')).findByRole('listitem')).toHaveTextContent(/^3 Hours/);
  });

  it('opens by a click on a name, in any list', async () => {
    const { unmount } = await renderApp(`${paths.memberList}?q=hnin`, { as: 'admin', scenario: frozen() });
    expect(await screen.findByRole('link', { name: 'Hnin Yu Wai' })).toHaveAttribute('href', paths.person(4));
    unmount();
    await renderApp(`${paths.leaveRegistration}?mode=existing&leave-q=hnin`, { as: 'admin' });
    for (const link of await screen.findAllByRole('link', { name: 'Hnin Yu Wai' }))
      expect(link).toHaveAttribute('href', paths.person(4));
  });
});
