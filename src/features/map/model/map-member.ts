import type { CalendarDate } from '@/lib/calendar-date';
import { toFoundKey } from '@/lib/normalise-text';
import { searchRows } from '@/lib/word-search';
import type { Place } from './place';

/** What the map knows of a member. `seenAt`: when they signed in last, null where nobody knows. */
export type MapMember = {
  id: number;
  name: string;
  photoUrl: string | null;
  place: Place;
  seenAt: CalendarDate | null;
};

type Named = { eng_name: string; jp_name: string };

/**
 * The search by English or Japanese name, without regard to case, width or kana kind. The keys are made once per
 * list. Source: MP-1.
 */
export function createNameSearch<Member extends Named>(members: readonly Member[]) {
  const keys = members.map((member) => toFoundKey(member.eng_name, member.jp_name));
  return (search: string): readonly Member[] => searchRows(members, keys, search);
}
