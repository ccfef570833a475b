/** Bytes that are decoded and parsed at once. */
const PORTION_BYTES = 4 * 2 ** 20;

/** Where one row of a list ends and the next begins. */
const BETWEEN_ROWS = '},{';

/**
 * Hands over the rows of a JSON list portion by portion: neither its text nor all of its rows are in memory at once, and less time goes
 * into them. False where it is no list of rows, or is none that can be cut: some rows may have been handed over already.
 */
export async function readRowPortions(
  received: Blob,
  take: (rows: unknown[]) => void,
  portionBytes = PORTION_BYTES,
): Promise<boolean> {
  const decoder = new TextDecoder();
  let [open, text] = ['', ''];
  for (let from = 0; from < received.size; from += portionBytes) {
    const isLast = from + portionBytes >= received.size;
    const bytes = await received.slice(from, from + portionBytes).arrayBuffer();
    text += decoder.decode(bytes, { stream: !isLast });
    const end = isLast ? text.length : text.lastIndexOf(BETWEEN_ROWS) + 1;
    if (end === 0) continue;
    // A cut within a row, as in one that holds a list of its own, leaves something open and is no JSON.
    const rows = parsed(`${open}${text.slice(0, end)}${isLast ? '' : ']'}`);
    if (!Array.isArray(rows)) return false;
    take(rows);
    open = '[';
    text = text.slice(end + 1);
  }
  return open === '[';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
