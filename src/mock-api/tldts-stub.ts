/** Replaces the `tldts` package (see `vite.config.ts`): the registrable domain of a host is the host itself. */
export function getDomain(host: string): string | null {
  return host || null;
}
