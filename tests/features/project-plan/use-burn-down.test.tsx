import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import { packHours } from '@/features/hours/explorer/model/hour-columns';
import { useBurnDown } from '@/features/project-plan/components/use-burn-down';
import { planRange } from '@/features/project-plan/model/project-activity';
import { today, toMonth } from '@/lib/calendar-date';

it('a burn-down is calculated only when the holidays are known', async () => {
  const client = new QueryClient();
  const month = toMonth(today());
  client.setQueryData(hoursQueries.recorded(planRange(month, today())).queryKey, packHours([]));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const plan = { [month]: 8 };
  const { result } = renderHook(() => useBurnDown(1, 'month', plan), { wrapper });
  expect(result.current.burn).toBeNull();
  await waitFor(() => expect(result.current.burn?.total).toBe(8));
});
