import { client, type Answer, type Call } from './client';
import type { ColumnsOf, ReadResult, RowReader } from './read-job';
import { parsed } from './read-json';
import { countInvalidRows } from './invalid-rows';
import type { Tools } from './worker';

/** Hands the body over while it arrives, which an XHR cannot. */
const STREAMED = {
  adapter: 'fetch',
  responseType: 'stream',
  // The adapter would else name itself, which asks a server of another origin for one more permission.
  headers: { 'User-Agent': false },
} as const;

/** A call with its full address and its token. */
type FetchOrder = Pick<Call, 'url' | 'method' | 'data' | 'token'>;

/** What a worker does: it fetches a list of very many rows and reads them while they arrive, or gives what is no list of rows as a text. */
export const createFetchJob =
  <Result>(startReader: () => RowReader<Result>, columnsOf: ColumnsOf<Result>) =>
  () => ({
    fetch: async (call: FetchOrder, { transfer }: Tools): Promise<ReadResult<Result> | Answer> => {
      const { status, data: body } = await client.request<ReadableStream<Uint8Array> | null>({
        ...call,
        ...STREAMED,
      });
      const { add, end } = startReader();
      let unreadable = 0;
      const take = (rows: unknown[]) => void (unreadable += countInvalidRows(() => add(rows)).unreadable);
      const hasRows = body && status >= 200 && status < 300;
      const other = hasRows ? await readArrivingRows(body, take) : await new Response(body).text();
      if (other !== null) return { status, data: other };
      const result = end();
      transfer.push(...columnsOf(result).map(({ buffer }) => buffer));
      return { result, unreadable };
    },
  });

export type FetchJob = ReturnType<ReturnType<typeof createFetchJob<unknown>>>;

/** How much of a text is parsed at once. */
const PORTION_LENGTH = 2 ** 20;

/** Where one row of a list ends and the next begins. */
const BETWEEN_ROWS = '},{';

/**
 * Hands over the rows of a JSON list portion by portion while it arrives: neither its text nor all of its rows are in memory at once,
 * and with its last byte nearly all is done. A list that cannot be cut is handed over as a whole at its end.
 *
 * Gives null, or the text of what is no list that can be read: of one that breaks off, rows may have been handed over.
 */
export async function readArrivingRows(
  arriving: ReadableStream<Uint8Array>,
  take: (rows: unknown[]) => void,
  portionLength = PORTION_LENGTH,
): Promise<string | null> {
  const [reader, decoder] = [arriving.getReader(), new TextDecoder()];
  let [text, isCuttable, isCut] = ['', true, false];

  const takeUntil = (end: number): boolean => {
    // A cut within a row, as in one that holds a list of its own, leaves something open and is no JSON.
    const rows = parsed(`${isCut ? '[' : ''}${text.slice(0, end)}${end < text.length ? ']' : ''}`);
    if (!Array.isArray(rows)) return false;
    take(rows);
    return true;
  };

  for (;;) {
    const { value, done } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return takeUntil(text.length) ? null : text;
    const end = isCuttable && text.length >= portionLength ? text.lastIndexOf(BETWEEN_ROWS) + 1 : 0;
    if (end === 0) continue;
    isCuttable = takeUntil(end);
    if (!isCuttable) continue;
    isCut = true;
    text = text.slice(end + 1);
  }
}
