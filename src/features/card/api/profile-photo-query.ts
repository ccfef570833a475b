import { queryOptions } from '@tanstack/react-query';
import { env } from '@/config/env';
import { photoAddresses } from '../model/photo-address';
import { redraw, type Picture } from '../model/picture';
import { fetchPicture } from './photo-services';

async function readPhoto(url: string, signal: AbortSignal): Promise<Picture> {
  let failure: unknown;
  for (const address of photoAddresses(url, env.apiBaseUrl, window.location.href)) {
    try {
      return await redraw(await fetchPicture(address, signal));
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
    }
  }
  throw failure;
}

/** A member's stored photo, redrawn: what the card embeds taints no download. `null` where there is none. */
export function profilePhotoQuery(url: string | null | undefined) {
  return queryOptions({
    queryKey: ['card', 'profile-photo', url ?? null],
    queryFn: ({ signal }) => (url ? readPhoto(url, signal) : null),
    // A new photo gets a new address.
    staleTime: Infinity,
    meta: { reads: [] },
  });
}
