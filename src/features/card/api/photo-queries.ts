import { queryOptions } from '@tanstack/react-query';
import { env } from '@/config/env';
import { safePhotoUrl } from '@/config/photo-url';
import { photoAddresses } from '../model/photo-addresses';
import { miniature, redraw } from '../model/picture';
import { fetchPicture } from './photo-services';

/** In px: a photo on a card at 300 dpi. */
const PRINTED_SIDE = 354;

/** Reading thousands of photos takes longer than the five minutes for which Query keeps unused answers. */
const KEPT_FOR_PRINT_MS = 60 * 60_000;

/** Tries the addresses of a photo in turn. @throws {Error} the failure of the last address, if all fail. */
async function readPhoto<Result>(
  url: string,
  signal: AbortSignal,
  convert: (photo: Blob) => Promise<Result>,
): Promise<Result> {
  let failure: unknown = new Error('The photo has no safe address');
  const addresses = photoAddresses(url, env.apiBaseUrl, window.location.href).filter(
    (address) => safePhotoUrl(address) !== null,
  );
  for (const address of addresses) {
    try {
      return await convert(await fetchPicture(address, signal));
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
    }
  }
  throw failure;
}

/** Redrawn, because a remote picture would taint the canvas of the download. Null without an address. */
export function profilePhotoQuery(url: string | null | undefined) {
  return queryOptions({
    queryKey: ['card', 'profile-photo', url || null],
    queryFn: ({ signal }) => (url ? readPhoto(url, signal, redraw) : null),
    // A new photo has a new address.
    staleTime: Infinity,
    meta: { reads: [] },
  });
}

/** A small data URL. After a failed read only a new run of the cards reads the photo again. */
export function printedPhotoQuery(url: string) {
  return queryOptions({
    queryKey: ['card', 'printed-photo', url],
    queryFn: ({ signal }) => readPhoto(url, signal, (photo) => miniature(photo, PRINTED_SIDE)),
    staleTime: Infinity,
    gcTime: KEPT_FOR_PRINT_MS,
    retryOnMount: false,
    refetchOnReconnect: false,
    meta: { reads: [] },
  });
}
