import { useQueryClient, type QueryKey, type UndefinedInitialDataOptions } from '@tanstack/react-query';

/** Reads afresh and calls `onAnswer` once per search, unless the page reads another query by then. */
export function useRunSearch() {
  const queryClient = useQueryClient();
  return async function runSearch<Answer, Key extends QueryKey>(
    query: UndefinedInitialDataOptions<Answer, Error, Answer, Key>,
    onAnswer: (answer: Answer) => void,
  ): Promise<void> {
    const countAnswers = () => queryClient.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
    const answersBefore = countAnswers();
    let answer: Answer;
    try {
      answer = await queryClient.query({ ...query, staleTime: 0 });
    } catch {
      // The page shows the failure of the query, which it reads too.
      return;
    }
    // A query that the page left is cancelled, and resolves with an earlier answer if it has one.
    if (countAnswers() > answersBefore) onAnswer(answer);
  };
}
