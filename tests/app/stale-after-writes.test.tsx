import { QueryClient, QueryClientProvider, type MutationMeta } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { invalidateResources } from '@/api/resources';
import { SignedInStaff } from '@/session/signed-in-staff';

type Exports = Record<string, unknown>;

/** The argument of every query and every mutation: enough to build its key and its meta data. */
const SUBJECT = { id: 2, role: 1, isByMonth: true, weeks: 1, start: '2026-11-01', end: '2026-11-20' };

const listExports = (modules: Record<string, Exports>) => Object.values(modules).flatMap(Object.entries);

/** Every query of every feature, by its name. */
const READS = listExports(
  import.meta.glob<Exports>('/src/features/{*,*/*}/api/*-queries.ts', { eager: true }),
).flatMap(([group, queries]) =>
  group.endsWith('Queries')
    ? Object.entries(queries as Record<string, (subject: unknown) => { queryKey: readonly unknown[] }>).map(
        ([name, query]) => [`${group}.${name}`, query(SUBJECT)] as const,
      )
    : [],
);

/** Every hook that writes, by its name. */
const HOOKS = Object.fromEntries(
  listExports(import.meta.glob<Exports>('/src/features/*/api/*-mutations.ts', { eager: true })).filter(
    (found): found is [string, (...subjects: unknown[]) => unknown] => found[0].startsWith('use'),
  ),
);

/** What the mutations of a hook say about themselves. */
function collectMetas(hook: (...subjects: unknown[]) => unknown, ...subjects: unknown[]): MutationMeta[] {
  const metas: MutationMeta[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const fill = client.defaultMutationOptions.bind(client);
  client.defaultMutationOptions = (options) => {
    if (options?.meta) metas.push(options.meta);
    return fill(options);
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SignedInStaff value={SUBJECT as never}>{children}</SignedInStaff>
    </QueryClientProvider>
  );
  renderHook(() => hook(...subjects), { wrapper });
  return metas;
}

/** The reads, all of them answered a moment ago, that any of these writes makes stale. */
async function staleAfter(metas: readonly MutationMeta[]): Promise<string[]> {
  const client = new QueryClient();
  const cache = client.getQueryCache();
  const reads = READS.map(([name, read]) => {
    const query = cache.build(client, read as never);
    query.setData({} as never);
    return { name, query };
  });
  for (const { writes } of metas) await invalidateResources(client, writes);
  return reads.filter(({ query }) => query.state.isInvalidated).map(({ name }) => name);
}

const FINES = ['dashboardQueries.ownRecords', 'fineQueries.list', 'personQueries.fines'];
const SLOTS = ['slotQueries.ofStaff', 'slotQueries.hoursByDate', 'slotQueries.summary'];
const SETTINGS = [...SLOTS, 'teamSettingsQueries.all'];
/** Half hours of everybody, with projects and without. */
const BY_PROJECT = ['hoursQueries.recorded', 'limitQueries.ofTeam'];
const OF_EVERYBODY = [...BY_PROJECT, 'explorerQueries.totals', 'teamHoursQueries.byMember'];
const PROJECTS = [
  ...BY_PROJECT,
  ...['menPowerQueries.ofRange', 'hoursQueries.projectHours', ...SLOTS],
  ...['memberQueries.projectsByMember', 'memberQueries.detail'],
  ...['importQueries.members', 'importQueries.projects'],
  ...['projectQueries.list', 'projectQueries.detail'],
  ...['skillQueries.list', 'skillQueries.detail'],
];
const STAFF = [
  ...[...OF_EVERYBODY, 'joinDateQueries.all', 'importQueries.members'],
  ...['dashboardQueries.skills', 'fineQueries.list', 'menPowerQueries.ofRange'],
  ...['hoursQueries.projectHours', 'leaveQueries.leaves', 'leaveQueries.records'],
  ...[
    'leaveQueries.overtimes',
    'payrollQueries.source',
    'personQueries.fines',
    'locationQueries.list',
    'memberQueries.list',
    'memberQueries.listFor',
  ],
  ...['memberQueries.projectsByMember', 'memberQueries.detail', 'skillQueries.list', 'skillQueries.detail'],
  ...['teamHoursQueries.ofRange', 'teamSettingsQueries.all'],
  // These reads have the dates from which hours are due.
  ...SLOTS,
];
const LEAVE = [
  ...['dashboardQueries.ownRecords', 'leaveQueries.leaves', 'leaveQueries.records'],
  'payrollQueries.source',
];

/** The queries that are stale after each write, whether it creates or changes. */
const STALE: Record<string, string[]> = {
  useCalculateLeave: [...LEAVE, ...STAFF],
  useChangeFineStatus: FINES,
  useCreateFine: FINES,
  useCreateLeave: LEAVE,
  useCreateOvertime: ['leaveQueries.overtimes', 'payrollQueries.source'],
  useDeleteFine: FINES,
  useDeleteMember: STAFF,
  useDeleteProject: PROJECTS,
  useClearSettings: SETTINGS,
  useDiscardSettings: SETTINGS,
  useSaveMember: STAFF,
  useSendMembers: STAFF,
  useSendProjects: PROJECTS,
  useSaveProject: PROJECTS,
  useSaveBeforeClear: SETTINGS,
  useSaveSettings: SETTINGS,
  useSaveSkillSheet: STAFF,
};

const inOrder = (names: Iterable<string>) => [...new Set(names)].sort();

it('every mutation of every feature is in this table', () => {
  expect(inOrder(Object.keys(HOOKS))).toEqual(inOrder(Object.keys(STALE)));
});

it.each(Object.entries(STALE))(
  '%s makes stale every query that shows its data, in every feature',
  async (name, stale) => {
    const metas = collectMetas(HOOKS[name] ?? (() => null), SUBJECT, {});
    expect(metas.length).toBeGreaterThan(0);
    expect(inOrder(await staleAfter(metas))).toEqual(inOrder(stale));
  },
);

it('half hours, written by the outbox and its sender, make every query of hours stale', async () => {
  const hours = ['menPowerQueries.ofRange', 'hoursQueries.projectHours'];
  expect(inOrder(await staleAfter([{ writes: ['slots'] }]))).toEqual(
    inOrder([...SLOTS, ...OF_EVERYBODY, ...hours, 'teamHoursQueries.ofRange']),
  );
});

it.each(['useSaveMember', 'useSaveProject', 'useSaveSkillSheet'])(
  '%s makes the same queries stale whether it creates or updates',
  async (name) => {
    const [create, update] = collectMetas(HOOKS[name] ?? (() => null), SUBJECT, {});
    expect(await staleAfter(create ? [create] : [])).toEqual(await staleAfter(update ? [update] : []));
  },
);
