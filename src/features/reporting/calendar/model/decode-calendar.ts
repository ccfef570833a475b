import { decodeStrictly, markedEncoding } from '@/lib/decode-text';

const [TAB, LINE_FEED, RETURN, BLANK] = [0x09, 0x0a, 0x0d, 0x20];

/** The text of a calendar file. What fits no encoding strictly is UTF-8 with some damage. */
export function decodeCalendar(bytes: Uint8Array): string {
  const whole = markedEncoding(bytes) ? bytes : unfolded(bytes);
  return decodeStrictly(whole) ?? new TextDecoder().decode(whole);
}

/** Joins folded lines before they are decoded: some programs fold in the middle of a letter. */
function unfolded(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const feed = bytes[at] === RETURN ? at + 1 : at;
    const next = bytes[feed + 1];
    if (bytes[feed] === LINE_FEED && (next === BLANK || next === TAB)) at = feed + 1;
    else kept[length++] = bytes[at] ?? 0;
  }
  return kept.subarray(0, length);
}
