import { SLOT_HOURS } from '@/lib/time-slot';
import { aggregate } from '../explorer/model/aggregate';
import { packHours } from '../explorer/model/hour-columns';
import { ANY_DAY } from './hour-entry';
import type { NamedEntity } from './named-entity';

/** One half hour that somebody recorded. */
export type HalfHour = { staff_id: number; eng_name: string; jp_name: string };

/** A member with the hours that they recorded. */
export type MemberHours = NamedEntity & { hours: number };

/** With members who recorded nothing, at the end; nobody where nobody recorded anything. Source: HR-1. */
export function withIdleMembers(
  totals: readonly MemberHours[],
  members: readonly NamedEntity[],
): MemberHours[] {
  if (totals.length === 0) return [];
  const known = new Set(totals.map(({ id }) => id));
  const idle = members.filter(({ id }) => !known.has(id));
  return [...totals, ...idle.map(({ id, eng_name, jp_name }) => ({ id, eng_name, jp_name, hours: 0 }))];
}

/** The hours of each member, one row of the answer for each half hour, in order of first appearance. Source: HR-1. */
export function totalByMember(rows: readonly HalfHour[]): MemberHours[] {
  const facts = rows.map(({ staff_id: id, eng_name, jp_name }) => ({
    ...{ member: { id, eng_name, jp_name }, project: null, time: ANY_DAY, halfHours: 1 },
  }));
  const { rows: people, rowTotals } = aggregate(
    packHours(facts),
    { rows: 'member', columns: null },
    { range: ANY_DAY },
  );
  return people.flatMap(({ entity }, place) =>
    entity ? [{ ...entity, hours: (rowTotals[place] ?? 0) * SLOT_HOURS }] : [],
  );
}
