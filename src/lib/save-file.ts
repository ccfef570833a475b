const LONGEST_NAME = 120;
/** Names of devices, which Windows refuses whatever follows the dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;

/** A file name, without its ending, that every system takes: what is refused becomes `_`. Never empty. */
export function safeFileName(name: string): string {
  const safe = name
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    .slice(0, LONGEST_NAME)
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return safe === '' || RESERVED.test(safe) ? `_${safe}` : safe;
}

/** Browsers start to read the file some time after the click. */
const KEPT_MS = 60_000;

/** Hands `content` to the browser as a download called `name`. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
