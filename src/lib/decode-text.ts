const BYTE_ORDER_MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** A control character that no text contains: any but white space and those of Latin-1 (7F to 9F). */
const BINARY = /[^\P{Cc}\t-\r\x7f-\x9f]/u;

/** Null where a byte is invalid in the encoding. */
function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The UTF-16 encoding that a byte order mark names; undefined without one. */
export function markedEncoding(bytes: Uint8Array): string | undefined {
  const match = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  return match?.[1];
}

/** Decodes UTF-16 by its mark, UTF-8 where the bytes are valid, else Shift_JIS, as in Japan; null where none fits. */
export function decodeStrictly(bytes: Uint8Array): string | null {
  const encoding = markedEncoding(bytes);
  if (encoding) return tryDecode(bytes, encoding);
  return tryDecode(bytes, 'utf-8') ?? tryDecode(bytes, 'shift_jis');
}

/** `decodeStrictly`, but null also for a binary file. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeStrictly(bytes);
  return text === null || BINARY.test(text) ? null : text;
}
