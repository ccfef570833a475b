import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage, initI18n, loadCatalogues } from '@/i18n/i18n';
import { ConfirmHost } from '@/ui/confirm-dialog/confirm-host';
import { useLeaveGuard } from '@/ui/form/use-leave-guard';

const checkUnsaved = () => 'draft' as const;

function Guarded() {
  useLeaveGuard(checkUnsaved);
  return <p>Form</p>;
}

const never = new Promise<string>(() => undefined);

/** A page whose parts never arrive: the one before it stays on the screen. */
function Waiting() {
  return <p>{use(never)}</p>;
}

async function openGuarded() {
  const router = createMemoryRouter([
    { path: '/', element: <Guarded /> },
    { path: '/waiting', element: <Waiting /> },
    { path: '/other', element: <p>Other page</p> },
  ]);
  render(
    <>
      <RouterProvider router={router} />
      <ConfirmHost describeError={String} />
    </>,
  );
  await screen.findByText('Form');
  const go = (to: string) => act(() => router.navigate(to));
  return { go, path: () => router.state.location.pathname, user: userEvent.setup(), router };
}

beforeAll(async () => {
  await initI18n();
  await changeLanguage('en');
  await loadCatalogues('drafts');
});

describe('the guard of a form', () => {
  it('does not ask when only the search part of the address changes', async () => {
    const { go, router } = await openGuarded();
    await go('/?date=2026-11-20');
    expect(router.state.location.search).toBe('?date=2026-11-20');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks once: not again while the page is left and its form still exists', async () => {
    const { go, path, user } = await openGuarded();
    await go('/waiting');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/waiting'));
    expect(screen.getByText('Form')).toBeVisible();
    await go('/other');
    expect(path()).toBe('/other');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
