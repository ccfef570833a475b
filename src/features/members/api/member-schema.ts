import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { rowsOf, wire } from '@/api/wire-fields';
import { roleOf, staffFields } from '@/session/staff-schema';

const projectLink = z.looseObject({ project_id: wire.id, deleted_at: wire.optionalText });

/** A member with the ids of their projects, as the edit form needs it. */
export const memberDetailSchema = mapped(
  z.extend(staffFields, {
    staff_project: z.nullish(rowsOf(projectLink)),
    /** ISO 8601 in UTC. */
    updated_at: wire.moment,
  }),
  ({ staff_project: links, ...member }) => ({
    ...member,
    role: roleOf(member),
    projectIds: (links ?? []).filter((link) => !link.deleted_at).map(({ project_id: id }) => id),
  }),
);

export type MemberDetail = z.output<typeof memberDetailSchema>;
