import type { QueryState } from '@tanstack/react-query';

/** What is shown, unless a write made it stale since; else it is read again, without a toast of its own. */
export async function shownOrRead<Data>(
  state: QueryState<Data> | undefined,
  read: () => Promise<Data>,
): Promise<Data> {
  return state?.data !== undefined && !state.isInvalidated ? state.data : read();
}
