/** Resolves to undefined after `ms`; the promise itself goes on. */
export function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
