let source: () => Date = () => new Date();

/** The only clock of the application. Components never call `new Date()`, so that a frozen clock reaches all of them. */
export function now(): Date {
  return source();
}

/** Replaces the clock, e.g. with a frozen one in the mock build and in tests. Without an argument the real clock returns. */
export function setClock(replacement?: () => Date): void {
  source = replacement ?? (() => new Date());
}
