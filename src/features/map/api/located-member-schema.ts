import { z } from 'zod';
import { wire } from '@/api/wire-fields';
import { safePhotoUrl } from '@/config/photo-url';
import { toPlace } from '../model/place';

/** A member and where they signed in last. A place or photo that cannot be read is none. */
export const locatedMemberSchema = z
  .object({
    id: wire.id,
    eng_name: wire.text,
    jp_name: wire.text,
    staff_image_url: wire.optionalText,
    location: z
      .object({ lat: wire.figure, lon: wire.figure, lng: wire.figure, updated_at: wire.dayOfMoment })
      .nullish()
      .catch(null),
  })
  .transform(({ location, staff_image_url: url, ...member }) => ({
    ...member,
    photoUrl: safePhotoUrl(url),
    place: toPlace(location),
    seenAt: location?.updated_at ?? null,
  }));

export type LocatedMember = z.output<typeof locatedMemberSchema>;
