import { onTestFinished, vi } from 'vitest';

// What a browser may be in and jsdom never is. Each state ends with its test.

/** jsdom is always online. */
export const setOnline = (isOnline: boolean) =>
  void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

/** jsdom lets every page store data; a browser that refuses site data throws at the first look. */
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

/** The database of the tests never fails; browsers close it when their profile is damaged. The result opens it again. */
export function closeDatabase(): () => void {
  const closed = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError');
  });
  return () => closed.mockRestore();
}

/** jsdom has no idle callbacks: from here on the page is idle whenever it is asked. */
export const beIdle = () =>
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => {
    act({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  });

/** Safari has no idle callbacks either. */
export function removeIdleCallbacks(): void {
  const ask = window.requestIdleCallback;
  Reflect.deleteProperty(window, 'requestIdleCallback');
  onTestFinished(() => void (window.requestIdleCallback = ask));
}

/** jsdom has no workers: another one than `InPageWorker`, for example one that cannot be loaded. */
export function useWorker(worker: typeof Worker): void {
  const before = window.Worker;
  window.Worker = worker;
  onTestFinished(() => void (window.Worker = before));
}

/** jsdom has no layout: from here on the page is as narrow as a phone. */
export const useNarrowScreen = () =>
  void vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('max-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

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
export const refuseClipboard = () =>
  void vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

/** jsdom does not say that a program operates it. */
export function useAutomatedBrowser(): void {
  Object.defineProperty(navigator, 'webdriver', { configurable: true, value: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'webdriver'));
}

/**
 * Collects time-outs of 5 s and more, which the test ends itself: fake timers would stop those of the mock API as well.
 */
export function holdLongTimeouts() {
  const held: { seconds: number; end: () => void }[] = [];
  const later = globalThis.setTimeout;
  const hold = (end: () => void, ms = 0) =>
    ms < 5_000 ? later(end, ms) : 1_000_000 + held.push({ seconds: ms / 1_000, end });
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  return held;
}

/** Lets data become stale; the clock then stands still, while time-outs go on. */
export function passTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  onTestFinished(() => void vi.useRealTimers());
}

/** Makes all presses follow at once, however slow the machine is; `vi.advanceTimersByTime` makes a pause between them. */
export function holdEventClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
}
