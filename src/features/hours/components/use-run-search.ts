import { useQueryClient, type QueryKey, type UndefinedInitialDataOptions } from '@tanstack/react-query';

/**
 * Asks the server afresh and tells the answer once, as one search deserves; the screen shows it by the same query.
 * Failures are told by the query client. A search that a newer one replaced stays silent.
 */
export function useRunSearch() {
  const queryClient = useQueryClient();
  return function runSearch<Answer, Key extends QueryKey>(
    query: UndefinedInitialDataOptions<Answer, Error, Answer, Key>,
    tell: (answer: Answer) => void,
  ): void {
    queryClient.query({ ...query, staleTime: 0 }).then(tell, () => undefined);
  };
}
