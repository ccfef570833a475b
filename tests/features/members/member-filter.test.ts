import { describe, expect, it } from 'vitest';
import { filterMembers, readMemberFilter } from '@/features/members/model/member-filter';
import type { Role } from '@/session/staff-schema';

const person = (id: number, position: number | null, role: Role, projectIds: number[] = []) => ({
  id,
  position,
  role,
  projectIds,
});
const MEMBERS = [person(1, 1, 1, [7]), person(2, 3, 2, [7, 8]), person(3, 99, 2), person(4, null, 1, [8])];
const projectsByMember = new Map(MEMBERS.map(({ id, projectIds }) => [id, projectIds]));

const found = (query: string) =>
  filterMembers(MEMBERS, readMemberFilter(new URLSearchParams(query)), projectsByMember).map(({ id }) => id);

describe('the filter of members', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['position=seniorDeveloper', [2]],
    ['position=others', [3, 4]],
    ['role=1', [1, 4]],
    ['project=7', [1, 2]],
    ['position=others&role=1&project=8', [4]],
    ['position=ceo&role=2', []],
    ['position=king&role=3&project=x', [1, 2, 3, 4]],
  ])('of “%s” leaves %o', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});
