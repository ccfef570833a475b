import { useEffect, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { afterPaint } from '@/lib/when-idle';
import { createStore } from '@/lib/create-store';

type Options<Props> = {
  /** Drawn until the component has arrived; nothing by default. */
  meanwhile?: ReactElement | null | ((props: Props) => ReactElement);
  /** For what belongs to a page and is missed only later: fetched when the page is idle, not because it is drawn. */
  whenIdle?: boolean;
};

/** What to fetch when the page is idle, in this order. */
const waiting: (() => Promise<unknown>)[] = [];
let wasIdle = false;

/**
 * A component whose code no page waits for: it is fetched when it is first drawn, or when the page is idle (`preloadLazyComponents`). Unlike
 * `React.lazy` it is drawn at once where its code has arrived, and a failed fetch is tried again with the next drawing.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = null, whenIdle = false }: Options<Props> = {},
): (props: Props) => ReactElement | null {
  const store = createStore<{ Loaded: ComponentType<Props> | null }>({ Loaded: null });
  // Where two ask at once, the first component stays: another one in its place would lose what it holds.
  const preload = () =>
    load().then(
      (Loaded) => store.get().Loaded ?? store.set({ Loaded }),
      () => undefined,
    );
  if (whenIdle) waiting.unshift(preload);
  else waiting.push(preload);

  return function LazyComponent(props: Props) {
    const { Loaded } = useSyncExternalStore(store.subscribe, store.get);
    useEffect(() => {
      if (Loaded || (whenIdle && !wasIdle)) return;
      // Code that arrives at once would run before the page is painted.
      afterPaint(() => void preload());
    }, [Loaded]);
    if (Loaded) return <Loaded {...props} />;
    return typeof meanwhile === 'function' ? meanwhile(props) : meanwhile;
  };
}

/** Fetches what has not arrived yet, one after the other, and waits for `pause` before each: code runs when it arrives. */
export async function preloadLazyComponents(pause?: () => Promise<void>): Promise<void> {
  wasIdle = true;
  for (const preload of waiting.splice(0)) {
    await pause?.();
    await preload();
  }
}
