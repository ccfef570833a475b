import { encodeBarePercent } from '@/config/photo-url';

/**
 * Lists the addresses of a stored photo, best first. The server does not allow other origins to read its
 * photos, so a photo of another origin is read from the API's origin first (our own, for a relative API URL).
 * `photoUrl` may hold a file name as uploaded, which is encoded. @throws {TypeError} if it is no URL.
 */
export function photoAddresses(photoUrl: string, apiBaseUrl: string, pageUrl: string): string[] {
  const page = new URL(pageUrl);
  const photo = new URL(encodeBarePercent(photoUrl), page);
  if (photo.origin === page.origin) return [photo.href];
  const throughApi = new URL(photo.pathname + photo.search, new URL(apiBaseUrl, page));
  return [...new Set([throughApi.href, photo.href])];
}
