import { queryOptions } from '@tanstack/react-query';
import { readCompanyFile } from '@/features/work/api/read-company-file';

export const companyFileQueries = {
  /** The raw content of a company's file, so that its editor also shows what the application refuses. */
  at: (url: string) =>
    queryOptions({
      queryKey: ['company', url],
      queryFn: ({ signal }) => readCompanyFile(url, signal),
      meta: { reads: [] },
    }),
};
