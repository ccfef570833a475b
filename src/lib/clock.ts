const readSystemClock = () => new Date();

let readClock: () => Date = readSystemClock;

/** The only clock of the application. Components never call `new Date()`, so that a frozen clock reaches all of them. */
export function now(): Date {
  return readClock();
}

/** Replaces the clock, e.g. with a frozen one in the mock build and in tests. Without an argument the real clock returns. */
export function setClock(replacement: () => Date = readSystemClock): void {
  readClock = replacement;
}

const QUARTER_MS = 15 * 60_000;
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const notify = () => watchers.forEach((watcher) => watcher());

function waitForQuarter(): void {
  timer = setTimeout(
    () => {
      waitForQuarter();
      notify();
    },
    QUARTER_MS - (now().getTime() % QUARTER_MS),
  );
}

/**
 * Calls back whenever a new day may have begun: every quarter of an hour, on which midnight falls in all zones, and when
 * the page becomes visible again, because timers sleep with the computer. Returns the function that unsubscribes.
 */
export function watchClock(watcher: () => void): () => void {
  if (watchers.size === 0) {
    document.addEventListener('visibilitychange', notify);
    waitForQuarter();
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener('visibilitychange', notify);
    clearTimeout(timer);
  };
}
