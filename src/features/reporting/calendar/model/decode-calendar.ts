import { decodeStrictly, markedEncoding } from '@/lib/decode-text';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const BLANK = 0x20;

export function decodeCalendar(bytes: Uint8Array): string {
  const whole = markedEncoding(bytes) ? bytes : unfoldLines(bytes);
  return decodeStrictly(whole) ?? new TextDecoder().decode(whole);
}

/** Joins folded lines before decoding, because some programs fold in the middle of a character. */
function unfoldLines(bytes: Uint8Array): Uint8Array {
  const unfoldedBytes = new Uint8Array(bytes.length);
  let length = 0;
  let at = 0;
  while (at < bytes.length) {
    const feed = bytes[at] === RETURN ? at + 1 : at;
    const next = bytes[feed + 1];
    if (bytes[feed] === LINE_FEED && (next === BLANK || next === TAB)) {
      at = feed + 2;
      continue;
    }
    unfoldedBytes[length] = bytes[at] ?? 0;
    length++;
    at++;
  }
  return unfoldedBytes.subarray(0, length);
}
