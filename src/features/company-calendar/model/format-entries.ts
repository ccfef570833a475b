/** Formats a list as JSON with one entry per line, so that diffs of two files show changed entries only. */
export function formatEntries(entries: readonly object[]): string {
  return entries.length === 0
    ? '[]\n'
    : `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}
