import { z } from 'zod';
import { safePhotoUrl } from '@/lib/photo-url';
import { toPlace } from '../model/place';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const coordinate = z.union([z.string(), z.number()]).nullish();

/** A member and where they signed in last. A place or photo that cannot be read is none. */
export const locatedMemberSchema = z
  .object({
    id: z.number(),
    eng_name: text,
    jp_name: text,
    staff_image_url: z.string().nullish().catch(null),
    location: z.object({ lat: coordinate, lon: coordinate, lng: coordinate }).nullish().catch(null),
  })
  .transform(({ location, staff_image_url: url, ...member }) => ({
    ...member,
    photoUrl: safePhotoUrl(url),
    place: toPlace(location),
  }));

export type LocatedMember = z.output<typeof locatedMemberSchema>;
