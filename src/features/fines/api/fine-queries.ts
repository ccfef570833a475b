import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { fineListSchema, type Fine } from '../fields';

/** Reads all fines that the server lists, past the cache and in its order. */
export function readFines(options: { signal?: AbortSignal; token?: string | null } = {}): Promise<Fine[]> {
  return request(fineListSchema, { path: 'reporting-system/fines/get', ...options });
}

export const fineQueries = {
  list: () =>
    queryOptions({
      queryKey: ['fines', 'list'],
      queryFn: ({ signal }) => readFines({ signal }),
      meta: { reads: ['fines', 'staff'], failure: 'toasts:fetch.fines' },
    }),
};
