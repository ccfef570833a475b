import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { createStore } from '@/lib/create-store';
import { afterPaint } from '@/lib/when-idle';

type Options<Props> = {
  /** Drawn until the component has arrived; nothing by default. */
  meanwhile?: ReactElement | null | ((props: Props) => ReactElement);
  /** For parts that are needed later than the page: fetched when the page is idle, not when they are first drawn. */
  isForIdle?: boolean;
  /** For parts that few people open: not fetched when the page is idle. */
  isOnDemand?: boolean;
  /** Throws a failed fetch to the `PanelBoundary` around it. By default, the next press or `online` event fetches again. */
  throwOnError?: boolean;
};

type LazyComponent<Props> = ((props: Props) => ReactElement | null) & {
  /** Fetches the code ahead of the first render; fetches again after a failure. */
  preload: () => void;
};

// To fetch when the page is idle: first the components with `isForIdle`, then all others.
const partsForIdle: (() => Promise<void>)[] = [];
const otherParts: (() => Promise<void>)[] = [];
let wasIdle = false;

/**
 * A component whose code is fetched when it is first drawn, or when the page is idle (`preloadLazyComponents`). Unlike
 * `React.lazy` it renders synchronously once its code has arrived, and repeats a failed fetch.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = null, isForIdle = false, isOnDemand = false, throwOnError = false }: Options<Props> = {},
): LazyComponent<Props> {
  const store = createStore<{ Loaded: ComponentType<Props> | null }>({ Loaded: null });

  async function fetchPart(): Promise<void> {
    const Loaded = await load();
    // Of two fetches at once the first component stays: replacing it would lose its state.
    if (!store.get().Loaded) store.set({ Loaded });
  }

  const tryFetch = () =>
    fetchPart().catch(() => {
      // A new state renders the component where it is drawn already, which fetches again.
      if (!store.get().Loaded) store.set({ Loaded: null });
    });
  if (!isOnDemand) (isForIdle ? partsForIdle : otherParts).push(tryFetch);

  function LazyComponent(props: Props) {
    const { Loaded } = useSyncExternalStore(store.subscribe, store.get);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    // No dependency list, because every render repeats a failed fetch.
    useEffect(() => {
      if (Loaded || (isForIdle && !wasIdle)) return;
      let isCurrent = true;
      // Otherwise code from the cache would run before the page is painted.
      let cancel = afterPaint(() => void fetchAndRepeat());

      async function fetchAndRepeat(): Promise<void> {
        try {
          await fetchPart();
        } catch (error) {
          if (throwOnError) setFailure({ error });
          else if (isCurrent) cancel = atPressOrOnline(() => void fetchAndRepeat());
        }
      }
      return () => {
        isCurrent = false;
        cancel();
      };
    });
    if (Loaded) return <Loaded {...props} />;
    if (failure) throw failure.error;
    return typeof meanwhile === 'function' ? meanwhile(props) : meanwhile;
  }
  return Object.assign(LazyComponent, { preload: () => void tryFetch() });
}

function atPressOrOnline(act: () => void): () => void {
  const controller = new AbortController();
  const actOnce = () => {
    controller.abort();
    act();
  };
  const options = { capture: true, signal: controller.signal };
  window.addEventListener('click', actOnce, options);
  window.addEventListener('online', actOnce, options);
  return () => controller.abort();
}

/** Fetches the components of all loaded modules one by one; awaits `pause` before each, because arrived code runs at once. */
export async function preloadLazyComponents(pause?: () => Promise<void>): Promise<void> {
  wasIdle = true;
  for (const preload of [...partsForIdle.splice(0), ...otherParts.splice(0)]) {
    await pause?.();
    await preload();
  }
}
