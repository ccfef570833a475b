import { readArrivingRows } from './arriving-rows';
import { client, type Call } from './client';
import type { ColumnsOf, RowReader } from './read-job';
import { countSkipped } from './unreadable-rows';

/** What the page asks of a worker: a call with its full address and its token, and what is to be read of its rows. */
export type FetchOrder<Question> = {
  call: Pick<Call, 'url' | 'method' | 'data' | 'token'>;
  question: Question;
};

/** Hands the body over while it arrives, which an XHR cannot. */
const STREAMED = {
  adapter: 'fetch',
  responseType: 'stream',
  // The adapter would else name itself, which asks a server of another origin for one more permission.
  headers: { 'User-Agent': false },
} as const;

/** What a worker says to the page. */
export type FetchReport<Result> =
  | { kind: 'read'; result: Result; unreadable: number }
  /** What is no list of rows, e.g. a failure. */
  | { kind: 'other'; status: number; text: string }
  /** No answer, or not all of it, arrived. */
  | { kind: 'broken'; reason: string };

export type TellFetched<Result> = (report: FetchReport<Result>, transfer: Transferable[]) => void;

/** What a worker does: it fetches a list of very many rows and reads them while they arrive. */
export function createFetchJob<Question, Result>(
  readerOf: (question: Question) => RowReader<Result>,
  columnsOf: ColumnsOf<Result>,
  tell: TellFetched<Result>,
): (order: FetchOrder<Question>) => Promise<void> {
  return async ({ call, question }) => {
    try {
      const { status, data: body } = await client.request<ReadableStream<Uint8Array> | null>({
        ...call,
        ...STREAMED,
      });
      const { add, end } = readerOf(question);
      let unreadable = 0;
      const take = (rows: unknown[]) => void (unreadable += countSkipped(() => add(rows)).unreadable);
      const hasRows = body && status >= 200 && status < 300;
      const other = hasRows ? await readArrivingRows(body, take) : await new Response(body).text();
      if (other !== null) return tell({ kind: 'other', status, text: other }, []);
      const result = end();
      tell(
        { kind: 'read', result, unreadable },
        columnsOf(result).map(({ buffer }) => buffer),
      );
    } catch (error) {
      tell({ kind: 'broken', reason: String(error) }, []);
    }
  };
}
