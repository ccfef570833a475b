import { queryOptions } from '@tanstack/react-query';
import { readCompanyFile } from '@/features/work/api/read-company-file';

export const companyFileQueries = {
  /** The raw content, so that the editor also shows parts that the application refuses. */
  at: (url: string) =>
    queryOptions({
      queryKey: ['company', url],
      queryFn: ({ signal }) => readCompanyFile(url, signal),
      meta: { reads: [] },
    }),
};
