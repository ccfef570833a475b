import { encodeBarePercent } from '@/config/photo-url';

/**
 * Best first: photos of another origin are tried at the API's origin, because their server does not allow
 * other origins to read them.
 * @throws {TypeError} if `photoUrl` is no URL.
 */
export function photoAddresses(photoUrl: string, apiBaseUrl: string, pageUrl: string): string[] {
  const page = new URL(pageUrl);
  const photo = new URL(encodeBarePercent(photoUrl), page);
  if (photo.origin === page.origin) return [photo.href];
  const throughApi = new URL(photo.pathname + photo.search, new URL(apiBaseUrl, page));
  return [...new Set([throughApi.href, photo.href])];
}
