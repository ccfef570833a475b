import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tourSteps } from '@/app/tour/tour-steps';
import { paths } from '@/config/paths';
import { planStore } from '@/features/project-plan/api/plan-store';
import { localValues } from '@/lib/stored-values';
import { mockApi } from '@/mock-api/node';
import { onSignOut } from '@/session/sign-out-losses';
import { tokenStore } from '@/session/token-store';
import { press, visitTour } from './visit-tour';
import { useAutomatedBrowser } from '../../support/browser-states';

const heading = () => within(screen.getByRole('dialog')).getByRole('heading');

beforeEach(() => localValues.remove('demo-tour'));
afterEach(() => localValues.remove('demo-tour'));

describe('the tour of the demonstration', () => {
  it('leads through five screens at the first visit, and can be started again', async () => {
    // No fact is known, so that each step leads to its screen as a whole.
    mockApi.setScenario('offline');
    await visitTour('user');
    expect(await screen.findByText('Step 1 of 5')).toBeVisible();
    for (const [index, { to }] of tourSteps(false).entries()) {
      if (index > 0) press(`Go on with the tour (${index + 1} of 5)`);
      expect(screen.getByText(`Step ${index + 1} of 5`)).toBeVisible();
      press('Show me');
      expect(window.location.pathname + window.location.search).toBe(to);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    press('Take the tour');
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
  });

  it('is skipped by one press, and does not start by itself at the next visit', async () => {
    const { unmount } = await visitTour('user', 'ja');
    await screen.findByText('ステップ 1 / 5');
    press('次へ');
    expect(heading()).toHaveTextContent('タイムラインで入力');
    expect(heading()).toHaveFocus();
    press('戻る');
    expect(heading()).toHaveTextContent('未入力の日');
    press('ツアーを終了');
    expect(screen.getByText('ツアーを始める')).toHaveFocus();
    unmount();
    await visitTour('user', 'ja');
    expect(await screen.findByText('ツアーを始める')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('restores the example data after one confirmation, also with unsent half hours, and signs out', async () => {
    const forget = onSignOut({
      wipe: () => undefined,
      readLostSlots: () => ({ count: 2, isSending: false }),
    });
    localValues.write('demo-tour', 'seen');
    planStore.set(1, new Map([[1, { '2026-11': 8 }]]));
    await visitTour();
    mockApi.setScenario('500');
    fireEvent.click(await screen.findByText('Restore the data'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(tokenStore.get().token).not.toBeNull();
    fireEvent.click(question.getByText('Restore the data'));
    await waitFor(() => expect(tokenStore.get().token).toBeNull());
    expect(mockApi.rows('access_tokens')).toEqual([]);
    expect(planStore.has(1)).toBe(false);
    forget();
  });

  it('does not start in automated browsers', async () => {
    useAutomatedBrowser();
    const { container } = await visitTour();
    // The colours of the document stand there in any case.
    expect(container.querySelector(':scope > :not(style)')).toBeNull();
  });
});

it('links only to screens that exist', () => {
  const ownPaths = Object.values(paths).filter((path) => typeof path === 'string');
  for (const isAdmin of [true, false]) {
    const steps = tourSteps(isAdmin);
    expect(steps).toHaveLength(isAdmin ? 6 : 5);
    for (const { to } of steps) expect(ownPaths).toContain(to.split('?')[0]);
  }
});
