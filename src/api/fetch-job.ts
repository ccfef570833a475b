import { ApiError } from './api-error';
import { client, type Answer, type Call } from './client';
import { countInvalidRows } from './invalid-rows';
import type { GetColumns, ReadResult, RowReader } from './read-job';
import { streamJsonRows } from './stream-json-rows';
import type { Tools } from './worker';

/** Streams the body, which an XHR cannot. */
const STREAMED = {
  adapter: 'fetch',
  responseType: 'stream',
  // The adapter's own header would need the permission of a server of another origin.
  headers: { 'User-Agent': false },
} as const;

/** `url` is absolute. */
type FetchOrder = Pick<Call, 'url' | 'method' | 'data' | 'token'>;

/** @throws {ApiError} for an error of a reader: `request` takes any other error for a lost connection. */
function readOrRefuse<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new ApiError('contract', { cause });
  }
}

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
      let invalidRows = 0;
      const addRows = (rows: unknown[]) => {
        invalidRows += readOrRefuse(() => countInvalidRows(() => add(rows)).invalidRows);
      };
      const mayHaveRows = body && status >= 200 && status < 300;
      const unreadText = mayHaveRows ? await streamJsonRows(body, addRows) : await new Response(body).text();
      if (unreadText !== null) return { status, data: unreadText };
      const result = readOrRefuse(end);
      transfer.push(...getColumns(result).map(({ buffer }) => buffer));
      return { result, invalidRows };
    },
  });

export type FetchJob = ReturnType<ReturnType<typeof createFetchJob<unknown>>>;
