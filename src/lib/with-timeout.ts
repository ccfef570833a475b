/** Resolves as the promise does, or to undefined after `ms`. The promise itself goes on. */
export function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  return Promise.race([promise, timeout]);
}
