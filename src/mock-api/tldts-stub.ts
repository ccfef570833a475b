/** Replaces the package `tldts` (`vite.config.ts`): a host counts as its own registrable domain. */
export function getDomain(host: string): string | null {
  return host || null;
}
