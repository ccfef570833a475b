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
