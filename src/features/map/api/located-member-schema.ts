import * as z from 'zod/mini';
import { mapped, orNull } from '@/lib/schema-parts';
import { wire, wireNames } from '@/api/wire-fields';
import { safePhotoUrl } from '@/config/photo-url';
import { toPlace } from '../model/place';

/** A member and where they signed in last. A place or photo that cannot be read is none. */
export const locatedMemberSchema = mapped(
  z.object({
    id: wire.id,
    ...wireNames,
    staff_image_url: wire.optionalText,
    location: orNull(
      z.object({ lat: wire.figure, lon: wire.figure, lng: wire.figure, updated_at: wire.dayOfMoment }),
    ),
  }),
  ({ location, staff_image_url: url, ...member }) => ({
    ...member,
    photoUrl: safePhotoUrl(url),
    place: toPlace(location),
    seenAt: location?.updated_at ?? null,
  }),
);

export type LocatedMember = z.output<typeof locatedMemberSchema>;
