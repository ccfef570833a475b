import { parseJson } from './read-json';

/** In characters: long enough that a worker parses few portions, short enough to hold little text. */
const PORTION_LENGTH = 2 ** 20;

const BETWEEN_ROWS = '},{';

/**
 * Passes the rows of a JSON list to `passOn` in portions while it arrives; a list that cannot be cut, at its
 * end. Returns null, or the text after the last passed row of an answer that is no complete list.
 */
export async function streamJsonRows(
  arriving: ReadableStream<Uint8Array>,
  passOn: (rows: unknown[]) => void,
  portionLength = PORTION_LENGTH,
): Promise<string | null> {
  const reader = arriving.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let isCuttable = true;
  let isCut = false;

  const passRowsBefore = (end: number): boolean => {
    // Each cut takes a comma away, so the pieces lack their brackets.
    const opening = isCut ? '[' : '';
    const closing = end < text.length ? ']' : '';
    const rows = parseJson(opening + text.slice(0, end) + closing);
    // A cut within a row, e.g. within its own list, gives invalid JSON.
    if (!Array.isArray(rows)) return false;
    passOn(rows);
    return true;
  };

  try {
    for (;;) {
      const { value, done } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      if (done) return passRowsBefore(text.length) ? null : text;
      if (!isCuttable || text.length < portionLength) continue;
      const end = text.lastIndexOf(BETWEEN_ROWS) + 1;
      // A text that cannot be cut, e.g. with spaces between its rows, is not searched again and again.
      isCuttable = end > 0 && passRowsBefore(end);
      if (!isCuttable) continue;
      isCut = true;
      text = text.slice(end + 1);
    }
  } finally {
    // After an error of `passOn` the rest is not downloaded.
    reader.cancel().catch(() => undefined);
  }
}
