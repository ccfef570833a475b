import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { field, fill, fillIn, sentForms } from '../features/members/member-form-driver';
import { renderApp } from '../support/render-app';
import { holdEventClock } from '../support/browser-states';
import { stubObjectUrls } from '../support/picture-stubs';

const button = () => screen.findByText(/^(Register|Save) /, { selector: 'form button' });
const calls = (path: string) => mockApi.log().filter((call) => call.path.endsWith(path)).length;

async function fillInProject() {
  await screen.findByText('INV01');
  fill('Code', 'NEW10');
  fill('English name', 'New Shop');
  fill('Japanese name', '新しい店');
}

/** Presses the submit button again and again, as impatient users do. */
async function pressUntil(isDone: () => boolean) {
  await waitFor(
    () => {
      const submitButton = document.querySelector<HTMLElement>('form [type=submit]');
      if (submitButton) fireEvent.click(submitButton);
      expect(isDone()).toBe(true);
    },
    { interval: 20 },
  );
}

beforeAll(async () => {
  await import('@/features/members/pages/member-create-page');
  await import('@/features/projects/pages/project-page');
});

describe('a form submitted again and again', () => {
  beforeEach(holdEventClock);

  it('sends once while it leads elsewhere, until the next page is shown', async () => {
    stubObjectUrls();
    const { user } = await renderApp(paths.memberCreate, { as: 'admin', scenario: 'slow:100@staff' });
    await screen.findByLabelText(/^English name/);
    await fillIn(user);
    await pressUntil(() => window.location.pathname === paths.memberListAfterSave);
    await waitFor(() => expect(document.querySelector('form')).toBeNull());
    expect(sentForms('create')).toHaveLength(1);
  }, 60_000);

  it('shows no errors of the cleared form below its success', async () => {
    await renderApp(paths.projects, { as: 'admin' });
    await fillInProject();
    await pressUntil(() => calls('project/create') === 1 && field('Code').matches('[value=""]'));
    fireEvent.click(await button());
    await screen.findByText('Project Created Successfully.');
    expect(screen.queryByText('Code is required')).not.toBeInTheDocument();
    expect(calls('project/create')).toBe(1);
  });
});

describe('the focus after a submit', () => {
  it('stays on the button while a form is saved, and after a failure', async () => {
    const { user } = await renderApp(paths.projects, { as: 'admin' });
    await fillInProject();
    mockApi.setScenario('slow:800@project/create,403@project/create');
    await user.click(await button());
    const waiting = await screen.findByText(/^Working/, { selector: 'button' });
    expect(waiting).toHaveFocus();
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await screen.findByText('Fail to Create Project');
    expect(await button()).toHaveFocus();
  });

  it('moves to the first field of a form that is kept for the next record', async () => {
    mockApi.setScenario('frozen:2026-11-20');
    const { user } = await renderApp(`${paths.leaveRegistration}?mode=overtime&staff=4`, { as: 'admin' });
    await waitFor(() => expect(screen.getByLabelText(/^Employee/)).toHaveValue('Hnin Yu Wai'));
    fill('OT date', '2026-11-20');
    fireEvent.mouseDown(field('OT time'));
    fireEvent.click(await screen.findByText('1 Hour', { selector: 'li' }));
    await user.click(await button());
    await waitFor(() => expect(field('Employee')).toHaveFocus());
  });
});
