import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import { ManyDialog } from '@/session/many/many-dialog';
import { noteOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { renderUi } from '../ui/render-ui';

it('counts only finished rows as done while it goes on', async () => {
  await initI18n();
  await loadCatalogues('lists');
  noteOwner({ staffId: 1, token: 'mine' });
  tokenStore.set('mine');
  const rows = ['Refused', 'Completed', 'Slow'].map((name, index) => ({ id: index + 1, name }));
  async function send({ id }: { id: number }): Promise<void> {
    if (id === 1) throw new ApiError('invalid', { status: 422 });
    if (id === 3) await new Promise(() => undefined);
  }
  const question = {
    rows,
    title: 'Complete 3 fines?',
    body: null,
    confirmLabel: 'Complete 3',
    act: { send, readDone: () => Promise.resolve(() => false) },
    writes: [],
    success: 'common:action.close',
    onEnd: () => undefined,
  };
  const { user } = await renderUi(<ManyDialog question={question} onClose={() => undefined} />);
  await user.click(screen.getByText('Complete 3'));
  expect(await screen.findByText('1 of 3 done')).toBeVisible();
  // The pressed button has gone.
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
});
