import { client, type Answer, type Call } from './client';
import type { GetColumns, ReadResult, RowReader } from './read-job';
import { parseJson } from './read-json';
import { countInvalidRows } from './invalid-rows';
import type { Tools } from './worker';

/** Streams the body, which an XHR cannot. */
const STREAMED = {
  adapter: 'fetch',
  responseType: 'stream',
  // The adapter's own header would need the permission of a server of another origin.
  headers: { 'User-Agent': false },
} as const;

/** A call with its absolute URL and its token, as a worker needs it. */
type FetchOrder = Pick<Call, 'url' | 'method' | 'data' | 'token'>;

/** Reads the rows of a very long list while they arrive; any other answer is returned as text. */
export const createFetchJob =
  <Result>(startReader: () => RowReader<Result>, getColumns: GetColumns<Result>) =>
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
      transfer.push(...getColumns(result).map(({ buffer }) => buffer));
      return { result, unreadable };
    },
  });

export type FetchJob = ReturnType<ReturnType<typeof createFetchJob<unknown>>>;

const PORTION_LENGTH = 2 ** 20;

const BETWEEN_ROWS = '},{';

/**
 * Passes the rows of a JSON list to `take` in portions while it arrives; a list that cannot be cut, as a whole at its end.
 * Returns null, or the text of an answer that is no complete list: some of its rows may have been passed.
 */
export async function readArrivingRows(
  arriving: ReadableStream<Uint8Array>,
  take: (rows: unknown[]) => void,
  portionLength = PORTION_LENGTH,
): Promise<string | null> {
  const reader = arriving.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let isCuttable = true;
  let isCut = false;

  const takeUntil = (end: number): boolean => {
    // A cut within a row, e.g. within its own list, gives invalid JSON.
    const rows = parseJson(`${isCut ? '[' : ''}${text.slice(0, end)}${end < text.length ? ']' : ''}`);
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
