import { readArrivingRows } from './arriving-rows';
import type { ColumnsOf, RowReader } from './read-job';
import { countSkipped } from './unreadable-rows';

/** What the page asks of a worker: a call as it would send it itself, and what is to be read of its rows. */
export type FetchOrder<Question> = {
  call: { url: string; method: string; headers: Record<string, string>; body?: string };
  question: Question;
};

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
  return async ({ call: { url, ...init }, question }) => {
    try {
      const answer = await fetch(url, init);
      const { add, end } = readerOf(question);
      let unreadable = 0;
      const take = (rows: unknown[]) => void (unreadable += countSkipped(() => add(rows)).unreadable);
      const other =
        answer.ok && answer.body ? await readArrivingRows(answer.body, take) : await answer.text();
      if (other !== null) return tell({ kind: 'other', status: answer.status, text: other }, []);
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
