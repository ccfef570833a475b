import { useQueryClient, type QueryKey, type UndefinedInitialDataOptions } from '@tanstack/react-query';

/** Reads afresh and calls `onAnswer` once per search; a search that a newer one replaced reports nothing. */
export function useRunSearch() {
  const queryClient = useQueryClient();
  return async function runSearch<Answer, Key extends QueryKey>(
    query: UndefinedInitialDataOptions<Answer, Error, Answer, Key>,
    onAnswer: (answer: Answer) => void,
  ): Promise<void> {
    let answer: Answer;
    try {
      answer = await queryClient.query({ ...query, staleTime: 0 });
    } catch {
      // The page shows the failure of the query, which it reads too.
      return;
    }
    onAnswer(answer);
  };
}
