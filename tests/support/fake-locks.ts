/** The locks that browsers have over HTTPS and jsdom has not, as far as the application asks for them: all or nothing, at once. */
export function stubLocks(): void {
  const held = new Set<string>();
  async function request<Result>(
    name: string,
    _options: { ifAvailable: true },
    run: (lock: { name: string } | null) => Result,
  ): Promise<Awaited<Result>> {
    await Promise.resolve();
    if (held.has(name)) return await run(null);
    held.add(name);
    try {
      return await run({ name });
    } finally {
      held.delete(name);
    }
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

export function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
