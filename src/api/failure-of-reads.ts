type Read = { isFetching: boolean; error: unknown };

/** What is wrong with answers that are needed together: null while one of them is on its way, else the first failure. */
export function failureOfReads(...reads: readonly Read[]): unknown {
  if (reads.some(({ isFetching }) => isFetching)) return null;
  return reads.find(({ error }) => error)?.error ?? null;
}
