const BYTE_ORDER_MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Control characters that no text has. White space and 7F to 9F occur in texts. */
const BINARY = /[^\P{Cc}\t-\r\x7f-\x9f]/u;

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export function markedEncoding(bytes: Uint8Array): string | undefined {
  const match = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  return match?.[1];
}

/** Tries UTF-16 if marked, else UTF-8, then the Japanese Shift_JIS. Null where none fits. */
export function decodeStrictly(bytes: Uint8Array): string | null {
  const encoding = markedEncoding(bytes);
  if (encoding) return tryDecode(bytes, encoding);
  return tryDecode(bytes, 'utf-8') ?? tryDecode(bytes, 'shift_jis');
}

/** Null also for a binary file. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeStrictly(bytes);
  return text === null || BINARY.test(text) ? null : text;
}
