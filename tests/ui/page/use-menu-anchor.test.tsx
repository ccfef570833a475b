import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from '@/start/lazy-component';
import { useMenuAnchor } from '@/ui/page/use-menu-anchor';
import { renderUi } from '../render-ui';

it('fetches the code of a menu again at the next press, when it could not be fetched', async () => {
  const load = vi
    .fn(() => Promise.resolve(() => <p>The menu</p>))
    .mockRejectedValueOnce(new Error('offline'));
  const Menu = lazyComponent(load, { isOnDemand: true });
  function MenuButton() {
    const { anchor, open } = useMenuAnchor();
    return (
      <>
        <button onClick={({ currentTarget }) => open(currentTarget)}>Open</button>
        {anchor && <Menu />}
      </>
    );
  }
  const { user } = await renderUi(<MenuButton />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('The menu')).toBeVisible();
});
