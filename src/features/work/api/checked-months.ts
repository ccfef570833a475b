import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { createStore, del, get, set } from 'idb-keyval';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { isCalendarDate, isCalendarMonth, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';
import { lazyValue } from '@/lib/lazy-value';
import { versionedJson } from '@/lib/stored-records';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { hoursByDay, MONTH_FIGURES, type CheckedMonth } from '../model/month-snapshot';

const date = z.custom<CalendarDate>(isCalendarDate);
const checkedSchema = z.object({
  month: z.custom<CalendarMonth>(isCalendarMonth),
  checkedAt: z.number(),
  by: z.object({ eng_name: z.string(), jp_name: z.string() }),
  projects: z.array(z.object({ id: z.number(), eng_name: z.string(), jp_name: z.string() })),
  facts: z.array(
    z.object({
      staffId: z.number(),
      figure: z.enum(MONTH_FIGURES),
      date: z.nullable(date),
      projectId: z.nullable(z.number()),
      amount: z.number(),
    }),
  ),
});

/** A checked month as the text of a file and of this browser; `parse` gives null for what is none. */
export const checkedMonthText = versionedJson<CheckedMonth>(
  1,
  (fields) => checkedSchema.safeParse(fields).data,
);

/** In the large store of the browser: the half hours of a large company have no room among its small values. */
const store = lazyValue(() => createStore('checked-months', 'months'));

const storageKey = (userId: number, month: CalendarMonth) => `${userId}:${month}`;

async function readCheckedMonth(userId: number, month: CalendarMonth): Promise<CheckedMonth | null> {
  try {
    return checkedMonthText.parse((await get<string>(storageKey(userId, month), store())) ?? '');
  } catch {
    // A browser that keeps nothing has no checked month.
    return null;
  }
}

/** Browsers are known whose store never answers. */
const LONGEST_PAUSE_MS = 1_000;

/** The month if the user marked it as checked, for who has no time to wait for a slow store. */
export function checkedMonthIn(userId: number, month: CalendarMonth): Promise<CheckedMonth | null> {
  const isLate = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_PAUSE_MS, null));
  return Promise.race([readCheckedMonth(userId, month), isLate]);
}

/** The months that each user of this browser marked as checked. A sign-out leaves them: a month is looked at weeks later. */
export const checkedMonthQueries = {
  /** `month` as the user checked it, else null. */
  of: (userId: number, month: CalendarMonth) =>
    queryOptions({
      queryKey: ['work', 'checked-month', userId, month],
      queryFn: () => readCheckedMonth(userId, month),
      // Another tab may have written it.
      staleTime: 0,
      // The browser is asked, which needs no connection.
      networkMode: 'always',
      structuralSharing: false,
      meta: { reads: [] },
    }),
};

/** Keeps a month as it was checked, or with null removes the mark. False where the browser keeps nothing. */
export async function keepCheckedMonth(
  client: QueryClient,
  userId: number,
  month: CalendarMonth,
  checked: CheckedMonth | null,
): Promise<boolean> {
  try {
    if (checked) await set(storageKey(userId, month), checkedMonthText.format(checked), store());
    else await del(storageKey(userId, month), store());
  } catch {
    return false;
  }
  client.setQueryData(checkedMonthQueries.of(userId, month).queryKey, checked);
  return true;
}

/** The hours of each day when the signed-in user checked the month; undefined where they did not. */
export function useCheckedHours(month: CalendarMonth) {
  const { data } = useQuery(checkedMonthQueries.of(useSignedInStaff().id, month));
  return useMemo(() => data?.facts && hoursByDay(data.facts), [data]);
}
