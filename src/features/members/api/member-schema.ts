import { z } from 'zod';
import { roleOf, staffFields } from '@/session/staff-schema';

const projectLink = z.looseObject({ project_id: z.coerce.number() });

/** A member with the ids of their projects, as the edit form needs it. */
export const memberDetailSchema = staffFields
  .extend({
    staff_project: z.array(projectLink).nullish().catch([]),
    /** ISO 8601 in UTC. */
    updated_at: z.string().nullish().catch(null),
  })
  .transform(({ staff_project: links, ...member }) => ({
    ...member,
    role: roleOf(member),
    projectIds: (links ?? []).map(({ project_id: id }) => id),
  }));

export type MemberDetail = z.output<typeof memberDetailSchema>;
