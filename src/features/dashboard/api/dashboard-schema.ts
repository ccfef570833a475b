import { z } from 'zod';
import { rowsOf, wire } from '@/api/wire-fields';
import { fineListSchema, type Fine } from '@/features/fines/api/fine-schema';
import { ownLeavesSchema } from '@/features/leave/api/leave-schema';
import type { MemberSkills } from '../model/skill-parts';

const named = z
  .object({ name: wire.text })
  .transform(({ name }) => name.trim() || null)
  .nullish()
  .catch(null);

const skillSheet = z.object({ japanese_level: named, major_tech_stack: named }).nullish().catch(null);

/** Everybody's major tech stack and Japanese level; a sheet that cannot be read counts as none. */
export const memberSkillsSchema = rowsOf(
  z
    .object({ id: wire.id, skill_sheet: skillSheet })
    .transform(({ id, skill_sheet: sheet }): MemberSkills => ({
      id,
      majorStack: sheet?.major_tech_stack ?? null,
      japaneseLevel: sheet?.japanese_level ?? null,
    })),
);

const ownFines = fineListSchema
  .nullish()
  .transform((fines): Fine[] | null => fines ?? [])
  .catch(null);

/** One's own leaves and fines. Fines that cannot be read are null, so that the leaves still show. */
export const ownRecordsSchema = rowsOf(z.object({ id: wire.id, leave: ownLeavesSchema, fine: ownFines }));
