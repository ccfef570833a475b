import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyComponent, preloadLazyComponents } from '@/start/lazy-component';
import { renderUi } from '../ui/render-ui';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

it('keeps what a lazy component holds where it is asked for twice at once', async () => {
  const arrivals: (() => void)[] = [];
  const Part = lazyComponent(
    () => new Promise<typeof Counter>((resolve) => arrivals.push(() => resolve(Counter))),
  );
  // At rest, and because it is drawn.
  const atRest = preloadLazyComponents();
  const { user } = await renderUi(<Part />);
  await waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[1]?.();
  await user.click(await screen.findByRole('button', { name: '0' }));
  arrivals[0]?.();
  await atRest;
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
});

it('fetches a part that can wait for the page to rest then, and not because it is drawn', async () => {
  // As at a start, when nothing has come to rest yet.
  vi.resetModules();
  const { preloadLazyComponents, lazyComponent } = await import('@/start/lazy-component');
  const load = vi.fn(() => Promise.resolve(Counter));
  const [Resting, Drawn] = [
    lazyComponent(load, { whenIdle: true }),
    lazyComponent(() => Promise.resolve(() => <p>drawn</p>)),
  ];
  await renderUi(
    <>
      <Resting />
      <Drawn />
    </>,
  );
  await screen.findByText('drawn');
  expect(load).not.toHaveBeenCalled();
  await act(preloadLazyComponents);
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches such a part of a page that is opened after the start once it is drawn', async () => {
  const { rerender } = await renderUi(<p>before</p>);
  await preloadLazyComponents();
  const Resting = lazyComponent(() => Promise.resolve(Counter), { whenIdle: true });
  rerender(<Resting />);
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible();
});
