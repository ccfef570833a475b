import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getAddresses, screens } from '@/app/screens';
import { paths } from '@/config/paths';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { mockApi } from '@/mock-api/node';
import { tokenStore } from '@/session/token-store';
import { webManifest } from '../../scripts/build/web-manifest';
import { renderApp } from '../support/render-app';

const adminOnly = [
  paths.skillList,
  paths.reports,
  paths.weeklyWorkTime,
  paths.monthEnd,
  paths.companyCalendar,
  paths.employeeReports,
  paths.menPower,
  paths.projectHoursByDate,
  paths.projectHoursBySearch,
  paths.locations,
  paths.memberCreate,
  paths.fines,
  paths.card,
  paths.skillCreate,
  paths.skillEdit(1),
];
const everyRole = [
  paths.dashboard,
  paths.memberList,
  paths.memberListAfterSave,
  paths.leaveRecords,
  paths.reporting,
  paths.reportingSetting,
  paths.hoursImport,
  paths.projects,
  paths.leaveRegistration,
  paths.memberEdit(1),
  paths.person(1),
];

describe('routes', () => {
  it('exist for every screen, by role [RT-3, RT-5]', () => {
    const openTo = (role: 'everyone' | 'admin') =>
      Object.values(screens)
        .filter((screen) => screen.role === role)
        .flatMap(getAddresses)
        .map((path) => path.replace(/:\w+$/, '1'))
        .toSorted();
    expect(openTo('everyone')).toEqual(everyRole.toSorted());
    expect(openTo('admin')).toEqual(adminOnly.toSorted());
  });

  it.each([paths.dashboard, paths.reporting, paths.fines])(
    'redirect from %s to the login page without a session [RT-2]',
    async (path) => {
      await renderApp(path, { as: null });
      await waitFor(() => expect(window.location.pathname).toBe(paths.login));
      expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    },
  );

  it.each(adminOnly)('refuse %s to staff, inside the shell [RT-5]', async (path) => {
    await renderApp(path, { as: 'user' });
    expect(await screen.findByRole('heading', { name: 'Administrators only' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(document.title).toBe('Administrators only – Staff Reporting');
  });

  it.each([...everyRole, ...adminOnly])('open %s for administrators [RT-3]', async (path) => {
    await renderApp(path, { as: 'admin' });
    const main = await screen.findByRole('main');
    const heading = await within(main).findByRole('heading', { level: 1 });
    expect(heading).toBeVisible();
    expect(document.title).toBe(`${heading.textContent} – Staff Reporting`);
    expect(screen.queryByRole('heading', { name: /Administrators only|not found/i })).not.toBeInTheDocument();
  });

  it.each([
    [null, paths.login],
    ['user', paths.dashboard],
  ] as const)('offer the way home on an unknown path to %s [RT-4]', async (as, home) => {
    await renderApp('/no/such/page', { as });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', home);
    expect(document.title).toBe('Page not found – Staff Reporting');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.queryAllByRole('banner')).toHaveLength(as ? 1 : 0);
  });

  it('redirect from the login page to the dashboard with a session', async () => {
    await renderApp(paths.login, { as: 'user' });
    await waitFor(() => expect(window.location.pathname).toBe(paths.dashboard));
  });

  it.each([
    ['no user is signed in', null],
    ['the token has expired', '999|unknown'],
  ])('open the linked address after the sign-in, where %s [RT-2]', async (_why, token) => {
    const link = `${reportingAddress('2026-11-18', 3)}&days=7`;
    const { user } = await renderApp(link, { as: null });
    if (token) act(() => tokenStore.set(token));
    await user.type(await screen.findByRole('textbox', { name: /^Username/ }), 'admin');
    await user.type(screen.getByLabelText(/^Password/), 'admin123');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(window.location.pathname).toBe(paths.reporting));
    expect(window.location.search).toContain('date=2026-11-18&mode=single');
    expect(window.location.search).toMatch(/staff=3&viewed=3.*days=7/);
    expect(await screen.findByRole('button', { name: /18 Nov/, pressed: true })).toBeVisible();
  });

  it('open a link to records of others with the own records, for staff', async () => {
    await renderApp(reportingAddress('2026-11-18', 1), { as: 'user' });
    expect(await screen.findByRole('grid', { name: /^Timeline of Hnin/ })).toBeVisible();
    const calls = mockApi.log().filter(({ path }) => path.endsWith('/staff/get'));
    expect(calls.some(({ body }) => JSON.stringify(body).startsWith('{"id":1,'))).toBe(false);
  });

  it('open from the shortcuts of the installed application, for every role', () => {
    const open = Object.values(screens).filter(({ role }) => role === 'everyone');
    const { shortcuts } = webManifest('Hours');
    expect(shortcuts.map(({ url }) => open.some(({ path }) => path === url.split('?')[0]))).toEqual([
      true,
      true,
    ]);
    expect(shortcuts.every(({ name }) => / \/ /.test(name))).toBe(true);
  });

  it.each(['none', '401@user'])(
    'redirect to the login page at start when the server does not know the token (%s)',
    async (scenario) => {
      await renderApp(paths.reporting, { as: null, scenario });
      act(() => tokenStore.set('999|unknown'));
      await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
      expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it.each(['offline@user', '500@user', 'html@user', 'malformed@user'])(
    'offer a retry when the start fails with %s',
    async (scenario) => {
      await renderApp(paths.reporting, { as: 'user', scenario });
      expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 })).toBeVisible();
    },
  );
});
