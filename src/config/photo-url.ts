import { env } from './env';

type Origins = {
  apiBaseUrl?: string;
  /** Where pictures may lie besides this origin and that of the API. */
  pictureOrigins?: readonly string[];
};

/** Only the scheme and the host matter; a path takes those of the base. */
const BASE = 'https://base.invalid';

const originOf = (address: string): string | null =>
  URL.canParse(address, BASE) ? new URL(address, BASE).origin : null;

/**
 * The address of a photo, if it is one that may stand in a picture: of this origin, of the API's, or of one that is configured; else
 * null. Another host would learn who looks at which page. Servers store the names of files as they came: a `%` that encodes nothing
 * is itself encoded, or web servers refuse it. Behind a proxy they name a host that visitors may not reach: their `/images/` is
 * asked for where the API answers.
 */
export function safePhotoUrl(
  url: string | null | undefined,
  { apiBaseUrl = env.apiBaseUrl, pictureOrigins = env.pictureOrigins }: Origins = {},
): string | null {
  const scheme = url && URL.canParse(url, BASE) && new URL(url, BASE).protocol;
  if (!url || (scheme !== 'https:' && scheme !== 'http:')) return null;
  const [apiOrigin = ''] = /^https?:\/\/[^/]+/.exec(apiBaseUrl) ?? [];
  const address = url.replace(/^(?:https?:)?\/\/[^/]+(?=\/images\/)/i, apiOrigin);
  // Rules are tested without a page.
  const own = 'location' in globalThis ? [location.origin] : [];
  const origin = originOf(address);
  const isAllowed = [BASE, ...own, apiOrigin, ...pictureOrigins].some(
    (allowed) => allowed !== '' && originOf(allowed) === origin,
  );
  return isAllowed ? address.replace(/%(?![\da-f]{2})/gi, '%25') : null;
}
