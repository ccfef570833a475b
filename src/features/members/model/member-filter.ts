import * as z from 'zod/mini';
import { orNull } from '@/lib/schema-parts';
import { urlNumber } from '@/lib/url-fields';
import type { Role } from '@/session/staff-schema';
import { ROLES } from '../fields';
import { POSITION_IDS, positionName, type PositionName } from './positions';

/** All positions in the order of the form; `others` covers unknown ids. */
export const POSITION_NAMES: readonly PositionName[] = [...POSITION_IDS, null].map(positionName);

/** Null does not filter. */
export type MemberFilter = { position: PositionName | null; role: Role | null; project: number | null };

export const NO_FILTER: MemberFilter = { position: null, role: null, project: null };

const filterSchema = z.object({
  position: orNull(z.enum(POSITION_NAMES)),
  role: z.catch(z.pipe(urlNumber, z.nullable(z.literal([ROLES.admin, ROLES.user]))), null),
  project: urlNumber,
});

/** Reads `?position=ceo&role=1&project=7`; invalid values do not filter. */
export function readMemberFilter(params: URLSearchParams): MemberFilter {
  return filterSchema.parse(Object.fromEntries(params));
}

type FilterableMember = { id: number; position: number | null; role: Role };

/** Returns the members that match the whole filter; `projectsByMember` is used only for a project. */
export function filterMembers<Member extends FilterableMember>(
  members: readonly Member[],
  { position, role, project }: MemberFilter,
  projectsByMember: ReadonlyMap<number, readonly number[]>,
): Member[] {
  return members.filter(
    (member) =>
      (position === null || positionName(member.position) === position) &&
      (role === null || member.role === role) &&
      (project === null || projectsByMember.get(member.id)?.includes(project)),
  );
}
