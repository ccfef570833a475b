import { env } from './env';

type Origins = {
  apiBaseUrl?: string;
  pictureOrigins?: readonly string[];
};

const URL_ORIGIN = /^https?:\/\/[^/]+/;
/** The origin, in any form, of an address of `/images/`. */
const IMAGES_ORIGIN = /^(?:https?:)?\/\/[^/]+(?=\/images\/)/i;
const BARE_PERCENT = /%(?![\da-f]{2})/gi;

/** Servers store file names as uploaded, and web servers refuse a `%` that encodes nothing. */
export const encodeBarePercent = (address: string) => address.replace(BARE_PERCENT, '%25');

/** Gives a path an origin to compare: only scheme and host matter. */
const BASE = 'https://base.invalid';

function parseUrl(address: string): URL | null {
  // A base of the same scheme makes a path of `https:host/a.png`, which a page on plain HTTP reads from the host.
  const base = URL.canParse(address) ? undefined : BASE;
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

/**
 * Null for a photo of any origin but ours, the API's or a configured one: its host would learn who looks at
 * which page. `/images/` are read from the API's host, because a server behind a proxy may name another.
 */
export function safePhotoUrl(
  url: string | null | undefined,
  { apiBaseUrl = env.apiBaseUrl, pictureOrigins = env.pictureOrigins }: Origins = {},
): string | null {
  const scheme = url ? parseUrl(url)?.protocol : undefined;
  if (!url || (scheme !== 'https:' && scheme !== 'http:')) return null;
  const [apiOrigin = ''] = URL_ORIGIN.exec(apiBaseUrl) ?? [];
  const address = url.replace(IMAGES_ORIGIN, apiOrigin);
  // Node, where the rules are tested, has no `location`.
  const ownOrigins = 'location' in globalThis ? [location.origin] : [];
  const origin = parseUrl(address)?.origin;
  const isAllowed = [BASE, ...ownOrigins, apiOrigin, ...pictureOrigins].some(
    (allowed) => allowed !== '' && parseUrl(allowed)?.origin === origin,
  );
  return isAllowed ? encodeBarePercent(address) : null;
}
