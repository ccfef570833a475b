import { setTimeout as wait } from 'node:timers/promises';
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { useRunSearch } from '@/features/hours/components/use-run-search';

const ofWeek = (week: number) =>
  queryOptions({ queryKey: ['week', week], queryFn: ({ signal }) => wait(20, week, { signal }) });

/** A page that reads one week at a time. */
function renderSearch() {
  const client = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(
    ({ week }) => {
      const { data } = useQuery(ofWeek(week));
      return { data, runSearch: useRunSearch() };
    },
    { initialProps: { week: 1 }, wrapper },
  );
}

it('reports the answer of the last search only, though an earlier one has been answered before', async () => {
  const { result, rerender } = renderSearch();
  await waitFor(() => expect(result.current.data).toBe(1));
  const reported: number[] = [];
  const { runSearch } = result.current;
  const first = runSearch(ofWeek(1), (answer) => reported.push(answer));
  rerender({ week: 2 });
  await Promise.all([first, runSearch(ofWeek(2), (answer) => reported.push(answer))]);
  expect(reported).toEqual([2]);
});

it('reports each repetition of a search', async () => {
  const { result } = renderSearch();
  await waitFor(() => expect(result.current.data).toBe(1));
  const reported: number[] = [];
  for (const _press of [1, 2]) {
    await result.current.runSearch(ofWeek(1), (answer) => reported.push(answer));
  }
  expect(reported).toEqual([1, 1]);
});
