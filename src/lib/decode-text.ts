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

/** The encoding that a byte order mark names; UTF-8 has none of these. */
export function markedEncoding(bytes: Uint8Array): string | undefined {
  return MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
}

/**
 * The text of a file, with its byte order mark or without: UTF-16 where a mark says so, UTF-8 where it fits strictly, else
 * Shift_JIS, in which programs in Japan write. Null for what fits none of them.
 */
export function decodeStrictly(bytes: Uint8Array): string | null {
  const marked = markedEncoding(bytes);
  return marked ? decoded(bytes, marked) : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'shift_jis'));
}

/** The same; null also for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeStrictly(bytes);
  return text === null || BINARY.test(text) ? null : text;
}
