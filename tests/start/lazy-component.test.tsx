import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyComponent, preloadLazyComponents } from '@/start/lazy-component';
import { renderUi } from '../ui/render-ui';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

it('keeps the state of a lazy component that is loaded twice at once', async () => {
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

it('loads an idle component when the network is idle, not when it is rendered', async () => {
  // As at a start, when nothing has come to rest yet.
  vi.resetModules();
  const { preloadLazyComponents, lazyComponent } = await import('@/start/lazy-component');
  const load = vi.fn(() => Promise.resolve(Counter));
  const Resting = lazyComponent(load, { whenIdle: true });
  const Drawn = lazyComponent(() => Promise.resolve(() => <p>drawn</p>));
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

it('loads an idle component of a page opened later when it is rendered', async () => {
  const { rerender } = await renderUi(<p>before</p>);
  await preloadLazyComponents();
  const Resting = lazyComponent(() => Promise.resolve(Counter), { whenIdle: true });
  rerender(<Resting />);
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible();
});
