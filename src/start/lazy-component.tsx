import { useEffect, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { afterPaint } from '@/lib/when-idle';
import { createStore } from '@/lib/create-store';

type Options<Props> = {
  /** Drawn until the component has arrived; nothing by default. */
  meanwhile?: ReactElement | null | ((props: Props) => ReactElement);
  /** For parts that are needed later than the page: fetched when the page is idle, not when they are first drawn. */
  isForIdle?: boolean;
};

/** To fetch when the page is idle: first the parts that the page waits for, then all other components. */
const partsForIdle: (() => Promise<void>)[] = [];
const otherParts: (() => Promise<void>)[] = [];
let wasIdle = false;

/**
 * A component whose code is fetched when it is first drawn, or when the page is idle (`preloadLazyComponents`). Unlike
 * `React.lazy` it renders synchronously once its code has arrived, and retries a failed fetch when it is rendered again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = null, isForIdle = false }: Options<Props> = {},
): (props: Props) => ReactElement | null {
  const store = createStore<{ Loaded: ComponentType<Props> | null }>({ Loaded: null });

  async function preload(): Promise<void> {
    // A failed fetch is repeated by the next render, e.g. of a dialog whose button is pressed again.
    const Loaded = await load().catch(() => null);
    // Of two fetches at once the first component stays: replacing it would lose its state.
    if (Loaded && !store.get().Loaded) store.set({ Loaded });
  }
  (isForIdle ? partsForIdle : otherParts).push(preload);

  return function LazyComponent(props: Props) {
    const { Loaded } = useSyncExternalStore(store.subscribe, store.get);
    useEffect(() => {
      if (Loaded || (isForIdle && !wasIdle)) return;
      // Cached code would else run before the page is painted.
      return afterPaint(() => void preload());
    });
    if (Loaded) return <Loaded {...props} />;
    return typeof meanwhile === 'function' ? meanwhile(props) : meanwhile;
  };
}

/** Fetches the components of all modules loaded so far one by one, and awaits `pause` before each, because code runs when it arrives. */
export async function preloadLazyComponents(pause?: () => Promise<void>): Promise<void> {
  wasIdle = true;
  for (const preload of [...partsForIdle.splice(0), ...otherParts.splice(0)]) {
    await pause?.();
    await preload();
  }
}
