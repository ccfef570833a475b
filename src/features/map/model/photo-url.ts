/** The address of a photo, if it is one that may stand in a picture: of this origin, or `http(s)`; else null. */
export function safePhotoUrl(url: string | null | undefined): string | null {
  // Only the scheme matters; a path takes that of the base.
  const scheme =
    url && URL.canParse(url, 'https://base.invalid') && new URL(url, 'https://base.invalid').protocol;
  return url && (scheme === 'https:' || scheme === 'http:') ? url : null;
}
