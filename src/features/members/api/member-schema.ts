import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { rowList, wire } from '@/api/wire-fields';
import { getRole, staffFields } from '@/session/staff-schema';

const projectLinkSchema = z.looseObject({ project_id: wire.id, deleted_at: wire.optionalText });

/** A member with the ids of their projects, as the edit form needs it. */
export const memberDetailSchema = mapped(
  z.extend(staffFields, {
    staff_project: z.nullish(rowList(projectLinkSchema)),
    /** ISO 8601 in UTC. */
    updated_at: wire.moment,
  }),
  ({ staff_project: links, ...member }) => ({
    ...member,
    role: getRole(member),
    projectIds: (links ?? []).filter((link) => !link.deleted_at).map(({ project_id: id }) => id),
  }),
);

export type MemberDetail = z.output<typeof memberDetailSchema>;
