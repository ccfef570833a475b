/**
 * Lists the addresses of a stored photo, best first. The server does not allow other origins to read its
 * photos, so one of another origin is tried at the API's first. `photoUrl` is not URL-encoded.
 */
export function photoAddresses(photoUrl: string, apiBaseUrl: string, pageUrl: string): string[] {
  const page = new URL(pageUrl);
  const photo = new URL(photoUrl, page);
  if (photo.origin === page.origin) return [photo.href];
  const throughApi = new URL(photo.pathname + photo.search, new URL(apiBaseUrl, page));
  return [...new Set([throughApi.href, photo.href])];
}
