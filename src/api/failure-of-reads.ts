type Read = { isFetching: boolean; error: Error | null };

/** What is wrong with answers that are needed together: null while one of them is on its way, else the first failure. */
export function failureOfReads(...reads: readonly Read[]): Error | null {
  if (reads.some(({ isFetching }) => isFetching)) return null;
  return reads.find(({ error }) => error)?.error ?? null;
}
