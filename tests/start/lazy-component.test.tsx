import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
  // Once by the preload, and once because it is rendered.
  const preload = preloadLazyComponents();
  const { user } = await renderUi(<Part />);
  await waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[1]?.();
  await user.click(await screen.findByRole('button', { name: '0' }));
  arrivals[0]?.();
  await preload;
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
});

it('loads an idle component when the network is idle, not when it is rendered', async () => {
  // A new module has not preloaded anything yet.
  vi.resetModules();
  const { preloadLazyComponents, lazyComponent } = await import('@/start/lazy-component');
  const load = vi.fn(() => Promise.resolve(Counter));
  const IdlePart = lazyComponent(load, { isForIdle: true });
  const RenderedPart = lazyComponent(() => Promise.resolve(() => <p>drawn</p>));
  await renderUi(
    <>
      <IdlePart />
      <RenderedPart />
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
  const IdlePart = lazyComponent(() => Promise.resolve(Counter), { isForIdle: true });
  rerender(<IdlePart />);
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible();
});

it('repeats a failed fetch when it is rendered again', async () => {
  let isOffline = true;
  const load = vi.fn(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Counter)));
  const Part = lazyComponent(load);
  const { rerender } = await renderUi(<Part />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  isOffline = false;
  rerender(<Part />);
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible();
});

it.each([
  ['at the next press, which renders nothing', () => fireEvent.click(screen.getByText('Open'))],
  ['when the browser is online again', () => fireEvent.online(window)],
])('repeats a failed fetch %s', async (_when, happen) => {
  let isOffline = true;
  const load = vi.fn(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Counter)));
  const Part = lazyComponent(load, { isOnDemand: true });
  await renderUi(
    <>
      <button>Open</button>
      <Part />
    </>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  isOffline = false;
  happen();
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible();
});

it('repeats the failed fetch of an idle component at the next press', async () => {
  vi.resetModules();
  const { preloadLazyComponents, lazyComponent } = await import('@/start/lazy-component');
  let isOffline = true;
  const load = vi.fn(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Counter)));
  const IdlePart = lazyComponent(load, { isForIdle: true });
  await renderUi(<IdlePart />);
  await act(preloadLazyComponents);
  // Once by the preload, and once because it is rendered.
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  isOffline = false;
  fireEvent.click(document.body);
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible();
});

it('loads a component on demand when it is rendered, not when the page is idle', async () => {
  const load = vi.fn(() => Promise.resolve(Counter));
  const Part = lazyComponent(load, { isOnDemand: true });
  await preloadLazyComponents();
  expect(load).not.toHaveBeenCalled();
  await renderUi(<Part />);
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible();
});

it('renders a component on demand at once when it was preloaded', async () => {
  const Part = lazyComponent(() => Promise.resolve(Counter), { isOnDemand: true });
  Part.preload();
  await renderUi(<Part />);
  expect(screen.getByRole('button', { name: '0' })).toBeVisible();
});
