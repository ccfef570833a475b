import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { useBalance } from '@/features/dashboard/components/balance/use-balance';
import { useOwnDays } from '@/features/dashboard/components/month/use-own-days';
import { useClosingBoard } from '@/features/hours/closing/components/use-closing-board';
import { memberQueries } from '@/features/members/api/member-queries';
import { PersonHours } from '@/features/person/components/person-hours';
import { useWorkFacts } from '@/features/reporting/painter/components/use-painter-days';
import { slotQueries } from '@/features/work/api/slot-queries';
import {
  daysToComplete,
  sumWorkDays,
  workMonth,
  type WorkDay,
  type WorkFacts,
} from '@/features/work/model/work-days';
import { formatHours } from '@/i18n/format';
import { initI18n, withCatalogues } from '@/i18n/i18n';
import type { CalendarMonth } from '@/lib/calendar-date';
import { http, HttpResponse } from 'msw';
import { env } from '@/config/env';
import { mockApi, mockServer } from '@/mock-api/node';
import { connectClientToSession } from '@/session/connect-session';
import { SignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { tokenStore } from '@/session/token-store';
import { boardInTables } from '../features/hours/board-in-tables';
import { form, report } from '../mock-api/mock-client';
import { frozen } from '../support/frozen';

const TODAY = '2026-11-20';
/** Days of each month. */
const MONTHS = [
  ['2026-09', 30],
  ['2026-10', 31],
  ['2026-11', 30],
] as const;

let client: QueryClient;
let staff: readonly Staff[];

beforeAll(async () => {
  await initI18n();
  await withCatalogues(Promise.resolve(), 'person');
});

async function register(name: string, permanentDate: string, firstDays: string[]) {
  const created = await report(
    'staff/create',
    form({
      eng_name: name,
      jp_name: name,
      username: name,
      password: 'secret1',
      staff_no: name,
      address: 'Yangon',
      ph_number: '09',
      position: '1',
      role: '2',
      email: `${name}@example.com`,
      permanent_date: permanentDate,
    }),
  );
  expect(created.status).toBe(200);
  const id = mockApi.rows('staff').find(({ eng_name }) => eng_name === name)?.id;
  const rows = firstDays.map((date) => ({
    date,
    staff_id: id,
    project_id: 2,
    task_id: 1,
    period: '09:00:00',
  }));
  if (rows.length > 0) await report('task-performance/create', { create_array: rows });
}

/** The company's file of work patterns; `readHours` gives its meaning, worked out by hand with Sunday first. */
const PATTERNS = [
  { staff_no: 'SG-0004', from: '2026-10-15', hours: [8, 8, 0, 8, 8, 0, 0] },
  { position: 5, from: '2026-01-01', hours: [6, 6, 6, 6, 4, 0, 0] },
  { staff_no: 'since-october', from: '2026-01-01', hours: [0, 0, 4, 4, 0, 4, 0] },
];

function readHours(staffNo: string, position: number | null, date: string): number[] {
  if (staffNo === 'SG-0004' && date >= '2026-10-15') return [0, 8, 8, 0, 8, 8, 0];
  if (staffNo === 'since-october') return [0, 0, 0, 4, 4, 0, 4];
  return position === 5 ? [0, 6, 6, 6, 6, 4, 0] : [0, 8, 8, 8, 8, 8, 0];
}

async function readEverybody() {
  mockApi.setScenario(frozen());
  await register('newcomer', '', []);
  await register('since-october', '', ['2026-10-14', '2026-11-05']);
  await register('silent-in-november', '', ['2026-09-29']);
  await register('next-week', '2026-11-27', ['2026-11-02']);
  // Each sign-in ends the one before.
  connectClientToSession();
  tokenStore.set(mockApi.signInAs('admin'));
  client = createQueryClient({
    onQueryFailure: () => undefined,
    onMutationFailure: () => undefined,
    onMutationSuccess: () => undefined,
    rememberUser: () => () => true,
    whenUserSettled: () => Promise.resolve(),
  });
  staff = await client.query(memberQueries.list());
}

/** Renders for `person`, with the data that the administrator reads. */
const wrapperFor =
  (person: Staff, search = '') =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/${search}`]}>
        <SignedInStaff value={person}>{children}</SignedInStaff>
      </MemoryRouter>
    </QueryClientProvider>
  );

const sumDays = (days: readonly WorkDay[]) => ({
  due: sumWorkDays(days, TODAY).due,
  open: daysToComplete(days).map(({ date }) => date),
});

const sumMonth = (facts: WorkFacts | undefined, month: CalendarMonth) =>
  facts && sumDays(workMonth(`${month}-01`, facts));

it('due hours and missing days of all people are the same on dashboard, timeline, page of a member and recording status', async () => {
  mockServer.use(http.get(`*${env.workPatternsUrl}`, () => HttpResponse.json(PATTERNS)));
  await readEverybody();
  const tables = MONTHS.map(
    ([month, days]) => [month, boardInTables(month, days, { findWeekHours: readHours })] as const,
  );

  const [admin] = staff;
  if (!admin) throw new Error('The mock API has no staff');
  for (const [month, counted] of tables) {
    const board = renderHook(() => useClosingBoard(`${month}-01`), { wrapper: wrapperFor(admin) });
    await waitFor(() => expect(board.result.current.rows).toBeDefined());
    await waitFor(() => expect(board.result.current.isSearchingHidden).toBe(false));
    const rows = board.result.current.rows?.map(({ person, due, balance, open }) => [
      person.eng_name,
      { due, balance, open: open.map(({ date }) => date) },
    ]);
    expect(Object.fromEntries(rows ?? [])).toEqual(
      Object.fromEntries(
        [...counted].map(([name, { due, balance, open }]) => [name, { due, balance, open }]),
      ),
    );
    board.unmount();
  }

  const balances: number[] = [];
  for (const person of staff) {
    const slots = await client.query(slotQueries.ofStaff(person.id));
    const own = renderHook(() => useOwnDays(), { wrapper: wrapperFor(person) });
    await waitFor(() => expect(own.result.current.facts).toBeDefined());
    // The data of the other screens of this person has been read by now.
    const timeline = renderHook(() => useWorkFacts(person, slots), { wrapper: wrapperFor(person) });
    for (const [month, counted] of tables) {
      const { due, open } = counted.get(person.eng_name) ?? { due: NaN, open: [] };
      expect([person.eng_name, month, sumMonth(own.result.current.facts, month)]).toEqual([
        person.eng_name,
        month,
        { due, open },
      ]);
      expect(sumMonth(timeline.result.current.facts, month)).toEqual({ due, open });
      const page = render(<PersonHours member={person} />, {
        wrapper: wrapperFor(person, `?month=${month}`),
      });
      expect(page.container).toHaveTextContent(`, ${formatHours(due, 'en')} due`);
      const daysText = page.queryByText(/^\d+ days? to complete: /)?.textContent ?? '0';
      expect(parseInt(daysText)).toBe(open.length);
      page.unmount();
    }
    // The dashboard and the page of a member show the balance of each month, and the running balance.
    const hours = renderHook(() => useBalance(person), { wrapper: wrapperFor(person) });
    await waitFor(() => expect(hours.result.current.balance).toBeDefined());
    const { months = [] } = hours.result.current.balance ?? {};
    let running = 0;
    for (const month of months) {
      const counted = tables.find(([name]) => name === month.month)?.[1].get(person.eng_name);
      if (counted) expect([month.month, month.balance]).toEqual([month.month, counted.balance]);
      running += month.balance;
      expect(month.running).toBe(running);
    }
    balances.push(months.length);
    hours.unmount();
    own.unmount();
    timeline.unmount();
  }
  // Most are counted for the two whole months and this one.
  expect(balances.filter((count) => count === 3).length).toBeGreaterThan(10);
});
