import { onTestFinished, vi } from 'vitest';

// States of a browser that jsdom never has. Each state ends with its test.

/** jsdom is always online. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

/** jsdom lets every page store data; a browser that refuses site data throws at the first access. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
}

/** The storage of jsdom has no quota. The result makes room again. */
export function fillStorage(): () => void {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

/** jsdom removes each entry; a browser with a damaged profile may refuse. */
export function keepStorage(): void {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
}

/** The database of the tests never fails; browsers close it when their profile is damaged. The result opens it again. */
export function closeDatabase(): () => void {
  const closed = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError');
  });
  return () => closed.mockRestore();
}

/** In some browsers the database never answers, neither with a result nor with an error. */
export function hangDatabase(): void {
  for (const { prototype } of [IDBRequest, IDBTransaction])
    vi.spyOn(prototype, 'dispatchEvent').mockReturnValue(true);
}

/** jsdom has no idle callbacks: from now on each callback runs at once. */
export const beIdle = () =>
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => {
    act({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  });

/** Safari has no idle callbacks either. */
export function removeIdleCallbacks(): void {
  const before = window.requestIdleCallback;
  Reflect.deleteProperty(window, 'requestIdleCallback');
  onTestFinished(() => {
    window.requestIdleCallback = before;
  });
}

/** Replaces `InPageWorker`, for example by a worker that cannot be loaded. */
export function useWorker(worker: typeof Worker): void {
  const before = window.Worker;
  window.Worker = worker;
  onTestFinished(() => {
    window.Worker = before;
  });
}

/** jsdom has no layout: from now on media queries match a page as narrow as a phone. */
export function useNarrowScreen(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('max-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

/** From now on menus and dialogs take their time to close; else tests ask for reduced motion. */
export function useMotion(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('reduced-motion') ? 'not all' : query),
  );
}

/** jsdom has no badge for the icon of an installed application. */
export function recordBadges() {
  const badges = { set: vi.fn(() => Promise.resolve()), clear: vi.fn(() => Promise.resolve()) };
  Object.assign(navigator, { setAppBadge: badges.set, clearAppBadge: badges.clear });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'setAppBadge');
    Reflect.deleteProperty(navigator, 'clearAppBadge');
  });
  return badges;
}

/** jsdom cannot print. */
export const recordPrints = () => vi.spyOn(window, 'print').mockImplementation(() => undefined);

/** The clipboard of user-event always allows writing. */
export function refuseClipboard(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
}

/** jsdom does not say that a program operates it. */
export function useAutomatedBrowser(): void {
  Object.defineProperty(navigator, 'webdriver', { configurable: true, value: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'webdriver');
  });
}

/** Collects time-outs of 5 s and more, which the test ends itself: fake timers would stop those of the mock API as well. */
export function holdLongTimeouts() {
  const timeouts: { seconds: number; end: () => void }[] = [];
  const startTimer = globalThis.setTimeout;
  const collect = (end: () => void, ms = 0) => {
    if (ms < 5_000) return startTimer(end, ms);
    // The id is one that no timer of the runtime has.
    return 1_000_000 + timeouts.push({ seconds: ms / 1_000, end });
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(collect as typeof setTimeout);
  return timeouts;
}

function restoreTimers(): void {
  vi.useRealTimers();
}

/** Lets data become stale: the clock then keeps its time, while time-outs go on. */
export function passTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  onTestFinished(restoreTimers);
}

/** Gives all presses the same time, on a slow machine too; `vi.advanceTimersByTime` makes a pause between them. */
export function holdEventClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(restoreTimers);
}
