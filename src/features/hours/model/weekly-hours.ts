import type { MemberHours } from '@/features/work/model/member-hours';
import type { Named } from '@/lib/named';

/** With members who recorded nothing, at the end; nobody where nobody recorded anything. Source: HR-1. */
export function withIdleMembers(totals: readonly MemberHours[], members: readonly Named[]): MemberHours[] {
  if (totals.length === 0) return [];
  const known = new Set(totals.map(({ id }) => id));
  const idle = members.filter(({ id }) => !known.has(id));
  return [...totals, ...idle.map(({ id, eng_name, jp_name }) => ({ id, eng_name, jp_name, hours: 0 }))];
}
