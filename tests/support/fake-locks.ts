/** Adds the locks of browsers over HTTPS, which jsdom lacks, as far as the application uses them: `ifAvailable` only. */
export function stubLocks(): void {
  const lockedNames = new Set<string>();
  async function request<Result>(
    name: string,
    _options: { ifAvailable: true },
    run: (lock: { name: string } | null) => Result,
  ): Promise<Awaited<Result>> {
    await Promise.resolve();
    if (lockedNames.has(name)) return await run(null);
    lockedNames.add(name);
    try {
      return await run({ name });
    } finally {
      lockedNames.delete(name);
    }
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

export function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
