import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/api/request';
import { rowList, wire, wireNames } from '@/api/wire-fields';
import { safePhotoUrl } from '@/config/photo-url';
import { mapped, orNull } from '@/lib/schema-parts';
import { toPlace } from '../model/place';

/** A member with the place of their last sign-in. An invalid place or photo reads as none. */
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

export const locationQueries = {
  /** All members with their last place. Source: MP-1. */
  list: () =>
    queryOptions({
      queryKey: ['map', 'locations'],
      queryFn: ({ signal }) =>
        request(rowList(locatedMemberSchema), {
          path: 'reporting-system/staff/get',
          // Adds the locations to the members.
          body: { location: {} },
          signal,
        }),
      meta: { reads: ['staff'], failure: 'toasts:fetch.staffs' },
    }),
};
