import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { frozen } from '../../support/frozen';
import { goTo } from '../../support/go-to';
import { renderApp } from '../../support/render-app';
import { bar } from '../reporting/painter-steps';

beforeAll(async () => {
  await import('@/features/dashboard/pages/dashboard-page');
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/painter/components/painter');
});

const writes = () => mockApi.log().filter(({ path }) => /create|update|delete/.test(path));

it('paints the hours of a missing day on the timeline, then those of all days, and saves nothing', async () => {
  const { user } = await renderApp(paths.dashboard, { as: 'user', scenario: frozen() });
  await user.click(await screen.findByLabelText('Fill 8 hrs Wed 28 Oct'));
  expect(
    await screen.findByText('16 half hours filled, not saved yet', {}, { timeout: 20_000 }),
  ).toBeVisible();
  expect(bar()).toHaveTextContent('16 new');
  expect(window.location.search).toBe('?view=paint&date=2026-10-28&days=1');

  goTo(paths.dashboard);
  await user.click(await screen.findByText('Fill all from weekday defaults'));
  expect(await screen.findByText(/^\d\d half hours filled, not saved yet/)).toBeVisible();
  expect(window.location.search).toBe('?view=paint&date=2026-10-09&days=5');
  expect(writes()).toEqual([]);
});
