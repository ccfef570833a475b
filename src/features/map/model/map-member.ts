import { localName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { CalendarDate } from '@/lib/calendar-date';
import type { Named } from '@/lib/named';
import type { Place } from './place';

/** A member on the map. `seenAt` is the date of the last sign-in, null if unknown. */
export type MapMember = {
  id: number;
  name: string;
  photoUrl: string | null;
  place: Place;
  seenAt: CalendarDate | null;
};

type MemberWithPlace = Named & Pick<MapMember, 'photoUrl' | 'seenAt'> & { place: Place | null };

export function toMapMember(member: MemberWithPlace, language: Language): MapMember | null {
  const { id, photoUrl, place, seenAt } = member;
  return place && { id, name: localName(member, language), photoUrl, place, seenAt };
}
