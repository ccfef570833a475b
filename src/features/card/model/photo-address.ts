/**
 * Where to look for a stored photo, best first. The server does not allow other origins to read its photos, so a
 * photo from elsewhere is first asked for at the origin of the API, then where it says it lies.
 *
 * @param photoUrl as the server gives it, not URL-encoded
 * @param apiBaseUrl a path or an absolute address
 * @param pageUrl the address of the page
 */
export function photoAddresses(photoUrl: string, apiBaseUrl: string, pageUrl: string): string[] {
  const page = new URL(pageUrl);
  const photo = new URL(photoUrl, page);
  if (photo.origin === page.origin) return [photo.href];
  const throughApi = new URL(photo.pathname + photo.search, new URL(apiBaseUrl, page));
  return [...new Set([throughApi.href, photo.href])];
}
