import { queryOptions, useQueries, useQuery, type QueryClient } from '@tanstack/react-query';
import { createStore, del, get, set } from 'idb-keyval';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { isCalendarDate, isCalendarMonth, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';
import { lazyValue } from '@/lib/lazy-value';
import { versionedJson } from '@/lib/versioned-json';
import { withTimeout } from '@/lib/with-timeout';
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

/** The text of a checked month in this browser and in its file; `parse` returns null for other texts. */
export const checkedMonthText = versionedJson<CheckedMonth>(
  1,
  (fields) => checkedSchema.safeParse(fields).data,
);

/** IndexedDB, because the half hours of a large company exceed the quota of local storage. */
const store = lazyValue(() => createStore('checked-months', 'months'));

const storageKey = (userId: number, month: CalendarMonth) => `${userId}:${month}`;

/** The longest wait for IndexedDB, which in some browsers never answers. */
const LONGEST_WAIT_MS = 10_000;
/** The longest wait where a user waits for the answer before a write. */
const LONGEST_WAIT_BEFORE_WRITE_MS = 1_000;

async function readStored(userId: number, month: CalendarMonth): Promise<CheckedMonth | null> {
  try {
    return checkedMonthText.parse((await get<string>(storageKey(userId, month), store())) ?? '');
  } catch {
    // A browser without IndexedDB, e.g. a private window, keeps no check.
    return null;
  }
}

const readCheckedMonth = async (userId: number, month: CalendarMonth, longestWait: number) =>
  (await withTimeout(readStored(userId, month), longestWait)) ?? null;

/** Resolves to the checked month; null if there is none, or if the store does not answer within a second. */
export const readCheckedMonthInTime = (userId: number, month: CalendarMonth): Promise<CheckedMonth | null> =>
  readCheckedMonth(userId, month, LONGEST_WAIT_BEFORE_WRITE_MS);

/** The months that each user checked. They survive a sign-out, because users compare them weeks later. */
export const checkedMonthQueries = {
  ofMonth: (userId: number, month: CalendarMonth) =>
    queryOptions({
      queryKey: ['work', 'checked-month', userId, month],
      queryFn: () => readCheckedMonth(userId, month, LONGEST_WAIT_MS),
      // Another tab may have written the month.
      staleTime: 0,
      // IndexedDB answers without a connection.
      networkMode: 'always',
      structuralSharing: false,
      meta: { reads: [] },
    }),
};

async function writeStored(
  userId: number,
  month: CalendarMonth,
  checked: CheckedMonth | null,
): Promise<boolean> {
  try {
    if (checked) await set(storageKey(userId, month), checkedMonthText.format(checked), store());
    else await del(storageKey(userId, month), store());
    return true;
  } catch {
    return false;
  }
}

/** Saves a checked month; null removes it. Resolves to false if the browser refuses or takes too long. */
export async function saveCheckedMonth(
  client: QueryClient,
  userId: number,
  month: CalendarMonth,
  checked: CheckedMonth | null,
): Promise<boolean> {
  if (!(await withTimeout(writeStored(userId, month, checked), LONGEST_WAIT_MS))) return false;
  client.setQueryData(checkedMonthQueries.ofMonth(userId, month).queryKey, checked);
  return true;
}

/** Returns the checked hours by employee and date; undefined while loading and without a check. */
export function useCheckedHours(month: CalendarMonth) {
  const { data } = useQuery(checkedMonthQueries.ofMonth(useSignedInStaff().id, month));
  return useMemo(() => data?.facts && hoursByDay(data.facts), [data]);
}

const collectMonths = (reads: readonly { data?: CheckedMonth | null }[]): readonly CheckedMonth[] =>
  reads.flatMap(({ data }) => data ?? []);

/** Returns the months that the signed-in user has checked; the same list as long as no check changes. */
export function useCheckedMonths(months: readonly CalendarMonth[]): readonly CheckedMonth[] {
  const { id } = useSignedInStaff();
  return useQueries({
    queries: months.map((month) => checkedMonthQueries.ofMonth(id, month)),
    combine: collectMonths,
  });
}
