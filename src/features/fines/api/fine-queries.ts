import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { fineListSchema, type Fine } from '../fields';

/** Reads the fines of all months, past the cache, in the order of the server. */
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
