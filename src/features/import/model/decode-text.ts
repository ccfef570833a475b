const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Only these control characters stand in texts. */
const BINARY = /[^\P{Cc}\t-\r\x7f-\x9f]/u;

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The text of a CSV file, with its byte order mark or without: UTF-16 where a mark says so, UTF-8 where it fits strictly, else
 * Shift_JIS, in which Excel writes CSV in Japan. Null for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  const text = marked ? decoded(bytes, marked[1]) : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'shift_jis'));
  return text === null || BINARY.test(text) ? null : text;
}
