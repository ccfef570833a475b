import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/api/request';
import { rowList, wire } from '@/api/wire-fields';
import { balanceConfig } from '@/config/balance-config';
import { mapped, orNull } from '@/lib/schema-parts';
import { fineListSchema, type Fine } from '@/features/fines/fields';
import { readCompanyFile } from '@/features/work/api/read-company-file';
import { ownLeavesSchema } from '@/features/leave/api/leave-schema';
import type { MemberSkills } from '../model/skill-parts';

const nameOrNull = orNull(mapped(z.object({ name: wire.text }), ({ name }) => name.trim() || null));

const skillSheet = orNull(z.object({ japanese_level: nameOrNull, major_tech_stack: nameOrNull }));

/** Reads the major tech stack and Japanese level of all members; an invalid sheet counts as none. */
export const memberSkillsSchema = rowList(
  mapped(z.object({ id: wire.id, skill_sheet: skillSheet }), ({ id, skill_sheet: sheet }): MemberSkills => ({
    id,
    majorStack: sheet?.major_tech_stack ?? null,
    japaneseLevel: sheet?.japanese_level ?? null,
  })),
);

/** Hours carried over by staff number, from the list of `VITE_BALANCE_CARRY_OVER_URL`. */
export const carryOverSchema = mapped(
  rowList(z.looseObject({ staff_no: z.string().check(z.minLength(1)), hours: z.number() })),
  (rows) => new Map(rows.map(({ staff_no, hours }) => [staff_no, hours])),
);

const ownFines = z.catch(
  mapped(z.nullish(fineListSchema), (fines): Fine[] | null => fines ?? []),
  null,
);

/** Reads one's own leaves and fines. Invalid fines are null, so that the leaves still show. */
export const ownRecordsSchema = rowList(z.object({ id: wire.id, leave: ownLeavesSchema, fine: ownFines }));

const ALL = ['dashboard'] as const;
const PATH = 'reporting-system/staff/get';

/** The server adds the relations whose keys are sent. The specification names all three for both requests. */
const RECORDS = { leave: {}, over_time: {}, fine: {} };

export const dashboardQueries = {
  /** The skills of all members. Source: DB-1. */
  skills: () =>
    queryOptions({
      queryKey: [...ALL, 'skills'],
      queryFn: ({ signal }) =>
        request(memberSkillsSchema, { path: PATH, body: { ...RECORDS, skill_sheet: {} }, signal }),
      meta: { reads: ['skills', 'staff'], failure: 'toasts:fetch.staffs' },
    }),
  /** Leaves and fines of one person; some servers return other people's too. Source: DB-3. */
  ownRecords: (staffId: number) =>
    queryOptions({
      queryKey: [...ALL, 'own-records', staffId],
      queryFn: async ({ signal }) => {
        const people = await request(ownRecordsSchema, {
          path: PATH,
          body: { id: staffId, ...RECORDS },
          signal,
        });
        const self = people.find(({ id }) => id === staffId);
        const fines = self ? self.fine : [];
        return {
          leaves: self?.leave ?? [],
          fines: fines?.filter((fine) => fine.staffId === staffId) ?? null,
        };
      },
      meta: { reads: ['leave', 'fines'], failure: 'toasts:fetch.staffs', persists: staffId },
    }),
  /** The hours that the running balance begins with: a file of the deployment. */
  carryOver: () =>
    queryOptions({
      queryKey: [...ALL, 'carry-over'],
      queryFn: async ({ signal }) =>
        carryOverSchema.parse(await readCompanyFile(balanceConfig.carryOverUrl, signal)),
      staleTime: Infinity,
      structuralSharing: false,
      meta: { reads: [] },
    }),
};
