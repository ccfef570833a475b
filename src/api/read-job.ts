import { readJson } from './read-json';
import { countSkipped } from './unreadable-rows';

/** How an answer is read, in a worker as in the page. */
export type Reading<Answer, Result> = {
  /** True for the answer that is meant, and not e.g. a failure in JSON. */
  isMeant: (answer: unknown) => answer is Answer;
  /** Counts the rows that it leaves out (`readRows`). */
  read: (answer: Answer) => Result;
};

/** Reads very many rows, portion by portion. */
export type RowReader<Result> = { add: (rows: readonly unknown[]) => void; end: () => Result };

/** How a list of very many rows is read at once. */
export const readingRows = <Result>(start: () => RowReader<Result>): Reading<unknown[], Result> => ({
  isMeant: Array.isArray,
  read: (rows) => {
    const { add, end } = start();
    add(rows);
    return end();
  },
});

/** What of a result is handed over and not copied. */
export type ColumnsOf<Result> = (result: Result) => readonly { buffer: ArrayBuffer }[];

/** What a worker says to the page. */
export type ReadReport<Result> =
  | { kind: 'read'; result: Result; unreadable: number }
  /** What is not meant; undefined where it is no JSON. */
  | { kind: 'other'; answer: unknown };

export type Report<Result> = (report: ReadReport<Result>, transfer: Transferable[]) => void;

/** What a worker does: it reads a long answer. */
export async function readInWorker<Answer, Result>(
  received: Blob,
  { isMeant, read }: Reading<Answer, Result>,
  columnsOf: ColumnsOf<Result>,
  report: Report<Result>,
): Promise<void> {
  const answer = await readJson(received);
  if (!isMeant(answer)) return report({ kind: 'other', answer }, []);
  const { result, unreadable } = countSkipped(() => read(answer));
  report(
    { kind: 'read', result, unreadable },
    columnsOf(result).map(({ buffer }) => buffer),
  );
}
