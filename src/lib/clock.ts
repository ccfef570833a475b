const readSystemClock = () => new Date();

let readClock: () => Date = readSystemClock;

/** The only clock of the application, so that a frozen clock reaches every component. */
export function now(): Date {
  return readClock();
}

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
 * Calls back when a new day may have begun: every quarter of an hour, on which midnight falls in all zones,
 * and when the page becomes visible again, because timers stop while the computer sleeps.
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
