type Read = { isFetching: boolean; error: Error | null };

/** The first failure of reads that are needed together; null while one of them is being fetched. */
export function findReadFailure(...reads: readonly Read[]): Error | null {
  if (reads.some(({ isFetching }) => isFetching)) return null;
  return reads.find(({ error }) => error)?.error ?? null;
}

export function refetchFailed(...reads: readonly { isError: boolean; refetch: () => unknown }[]): void {
  for (const { isError, refetch } of reads) {
    if (isError) void refetch();
  }
}
