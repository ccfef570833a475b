/** Most systems allow 255 bytes, and a Japanese letter has three. */
const LONGEST_NAME = 80;
/** Device names, which Windows refuses with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;

/** Returns a name that every system accepts, without extension, never empty. */
export function safeFileName(name: string): string {
  const safe = name
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    .slice(0, LONGEST_NAME)
    // The cut may have left half of a character.
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return safe === '' || RESERVED.test(safe) ? `_${safe}` : safe;
}

/** Browsers may begin to read the URL long after the click. */
const URL_LIFETIME_MS = 60_000;

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
