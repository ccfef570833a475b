import { queryOptions } from '@tanstack/react-query';
import { env } from '@/config/env';
import { safePhotoUrl } from '@/config/photo-url';
import { photoAddresses } from '../model/photo-addresses';
import { miniature, redraw } from '../model/picture';
import { fetchPicture } from './photo-services';

/** The side of a photo on a card at 300 dpi, in px. */
const PRINTED_SIDE = 354;

/** The time in ms that a read photo waits for its card: thousands take longer than the default of five minutes. */
const WAITS_FOR_PRINT = 60 * 60_000;

/** Tries the addresses of a photo in turn. @throws {Error} the failure of the last one, if each fails. */
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

/** A photo, redrawn because a remote picture would taint the canvas of the download; null without an address. */
export function profilePhotoQuery(url: string | null | undefined) {
  return queryOptions({
    queryKey: ['card', 'profile-photo', url || null],
    queryFn: ({ signal }) => (url ? readPhoto(url, signal, redraw) : null),
    // A new photo has a new address.
    staleTime: Infinity,
    meta: { reads: [] },
  });
}

/** A photo for printed cards as a small data URL. After a failed read only a new run of the cards reads it again. */
export function printedPhotoQuery(url: string) {
  return queryOptions({
    queryKey: ['card', 'printed-photo', url],
    queryFn: ({ signal }) => readPhoto(url, signal, (photo) => miniature(photo, PRINTED_SIDE)),
    staleTime: Infinity,
    gcTime: WAITS_FOR_PRINT,
    retryOnMount: false,
    refetchOnReconnect: false,
    meta: { reads: [] },
  });
}
