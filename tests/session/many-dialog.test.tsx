import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import { ManyDialog } from '@/session/many/many-dialog';
import type { ManyQuestion } from '@/session/many/many-question';
import { noteOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { renderUi } from '../ui/render-ui';

beforeEach(async () => {
  await initI18n();
  await loadCatalogues('lists');
  noteOwner({ staffId: 1, token: 'mine' });
  tokenStore.set('mine');
});

function askToComplete(
  names: readonly string[],
  send: ManyQuestion['act']['send'],
  onMutate: () => Promise<void> = () => Promise.resolve(),
) {
  const client = new QueryClient({ mutationCache: new MutationCache({ onMutate }) });
  const question = {
    rows: names.map((name, index) => ({ id: index + 1, name })),
    title: 'Complete the fines?',
    body: null,
    confirmLabel: 'Complete',
    act: { send, readDone: () => Promise.resolve(() => false) },
    writes: [],
    success: 'common:action.close',
    onEnd: () => undefined,
  };
  return renderUi(
    <QueryClientProvider client={client}>
      <ManyDialog question={question} onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

const refuse = () => Promise.reject(new ApiError('invalid', { status: 422 }));

it('counts only finished rows as done while it goes on', async () => {
  const { user } = await askToComplete(['Refused', 'Completed', 'Slow'], async ({ id }) => {
    if (id === 1) await refuse();
    if (id === 3) await new Promise(() => undefined);
  });
  await user.click(screen.getByText('Complete'));
  expect(await screen.findByText('1 of 3 done')).toBeVisible();
  // The pressed button has gone.
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
});

it('announces unfinished rows once, without an interruption', async () => {
  const { user } = await askToComplete(['Refused'], refuse);
  await user.click(screen.getByText('Complete'));
  expect(await screen.findByText(/^0 of 1 done\./)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^0 of 1 done\./);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('sends nothing after Stop was pressed while it waited for the user of another tab', async () => {
  let settleUser = () => {};
  const userSettled = new Promise<void>((resolve) => (settleUser = resolve));
  const send = vi.fn(() => Promise.resolve());
  const { user } = await askToComplete(['First', 'Second'], send, () => userSettled);
  await user.click(screen.getByText('Complete'));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  settleUser();
  expect(await screen.findByText(/^0 of 2 done\./)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
