import { env } from './env';

/**
 * The address of a photo, if it is one that may stand in a picture: of this origin, or `http(s)`; else null. Servers
 * store the names of files as they came: a `%` that encodes nothing is itself encoded, or web servers refuse it. Behind
 * a proxy they name a host that visitors may not reach: their `/images/` is asked for where the API answers.
 */
export function safePhotoUrl(url: string | null | undefined, apiBaseUrl = env.apiBaseUrl): string | null {
  // Only the scheme matters; a path takes that of the base.
  const scheme =
    url && URL.canParse(url, 'https://base.invalid') && new URL(url, 'https://base.invalid').protocol;
  if (!url || (scheme !== 'https:' && scheme !== 'http:')) return null;
  const [apiOrigin = ''] = /^https?:\/\/[^/]+/.exec(apiBaseUrl) ?? [];
  return url.replace(/^(?:https?:)?\/\/[^/]+(?=\/images\/)/i, apiOrigin).replace(/%(?![\da-f]{2})/gi, '%25');
}
