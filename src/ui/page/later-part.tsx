import { useEffect, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { createStore } from '@/lib/create-store';
import { withMui } from '@/theme/with-mui';

type Loaded<Props> = { Part: ComponentType<Props> | null };

type LoadPart<Props> = () => Promise<ComponentType<Props>>;

/** What to fetch at rest, first what is in sight then. */
const waiting: (() => Promise<unknown>)[] = [];
let wasAtRest = false;

/**
 * A part that nobody sees before they open it: it is no piece of what a page waits for, is fetched once the page stands
 * (`fetchWaitingParts`), and else when it is drawn for the first time. Until it is there, `meanwhile` is drawn, or nothing. It may be made of
 * parts of MUI.
 */
export function laterPart<Props extends object>(
  load: LoadPart<Props>,
  meanwhile: ReactElement | null = null,
): (props: Props) => ReactElement | null {
  return plainLaterPart(() => withMui(load()), meanwhile);
}

/** The same for a part that is drawn without MUI, and waits for none of its code. */
export function plainLaterPart<Props extends object>(
  load: LoadPart<Props>,
  meanwhile: ReactElement | null = null,
): (props: Props) => ReactElement | null {
  return partOf(load, meanwhile, 'drawn');
}

/** As `laterPart`, for one that is drawn with a page and that nobody misses before that page is at rest. */
export function restingPart<Props extends object>(
  load: LoadPart<Props>,
  meanwhile: ReactElement | null = null,
): (props: Props) => ReactElement | null {
  return plainRestingPart(() => withMui(load()), meanwhile);
}

/** The same for a part that is drawn without MUI. */
export function plainRestingPart<Props extends object>(
  load: LoadPart<Props>,
  meanwhile: ReactElement | null = null,
): (props: Props) => ReactElement | null {
  return partOf(load, meanwhile, 'atRest');
}

function partOf<Props extends object>(
  load: LoadPart<Props>,
  meanwhile: ReactElement | null,
  fetchedWhen: 'drawn' | 'atRest',
): (props: Props) => ReactElement | null {
  const store = createStore<Loaded<Props>>({ Part: null });
  // Without a connection it may fail: whoever draws it the next time asks again.
  // Two may ask at once: another component in its place would lose what the first one holds.
  const fetchPart = () =>
    load().then(
      (Part) => store.get().Part ?? store.set({ Part }),
      () => undefined,
    );
  if (fetchedWhen === 'atRest') waiting.unshift(fetchPart);
  else waiting.push(fetchPart);

  return function LaterPart(props: Props) {
    const { Part } = useSyncExternalStore(store.subscribe, store.get);
    useEffect(() => {
      if (Part || (fetchedWhen === 'atRest' && !wasAtRest)) return;
      // Code that arrives at once would be run before the page that waits for nothing of it is painted.
      afterPaint(() => void fetchPart());
    }, [Part]);
    return Part ? <Part {...props} /> : meanwhile;
  };
}

/** Fetches what is not there yet, one after the other, and waits for `pause` before each: what arrives is run at once. */
export async function fetchWaitingParts(pause?: () => Promise<void>): Promise<void> {
  wasAtRest = true;
  for (const fetchPart of waiting.splice(0)) {
    await pause?.();
    await fetchPart();
  }
}
