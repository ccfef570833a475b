import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';
import { rowsOf, wire } from '@/api/wire-fields';
import { fineListSchema, type Fine } from '@/features/fines/api/fine-schema';
import { ownLeavesSchema } from '@/features/leave/api/leave-schema';
import type { MemberSkills } from '../model/skill-parts';

const named = orNull(mapped(z.object({ name: wire.text }), ({ name }) => name.trim() || null));

const skillSheet = orNull(z.object({ japanese_level: named, major_tech_stack: named }));

/** Everybody's major tech stack and Japanese level; a sheet that cannot be read counts as none. */
export const memberSkillsSchema = rowsOf(
  mapped(z.object({ id: wire.id, skill_sheet: skillSheet }), ({ id, skill_sheet: sheet }): MemberSkills => ({
    id,
    majorStack: sheet?.major_tech_stack ?? null,
    japaneseLevel: sheet?.japanese_level ?? null,
  })),
);

const ownFines = z.catch(
  mapped(z.nullish(fineListSchema), (fines): Fine[] | null => fines ?? []),
  null,
);

/** One's own leaves and fines. Fines that cannot be read are null, so that the leaves still show. */
export const ownRecordsSchema = rowsOf(z.object({ id: wire.id, leave: ownLeavesSchema, fine: ownFines }));
