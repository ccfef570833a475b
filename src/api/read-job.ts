import { readJson } from './read-json';
import type { Tools } from './worker';
import { countInvalidRows } from './invalid-rows';

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

/** What was read of a long answer, and how many rows of it were left out. */
export type ReadResult<Result> = { result: Result; unreadable: number };

/** What a worker does: it reads a long answer. What is not meant, it gives as it is; undefined where it is no JSON. */
export const createReadJob =
  <Answer, Result>({ isMeant, read }: Reading<Answer, Result>, columnsOf: ColumnsOf<Result>) =>
  () => ({
    read: async (received: Blob, { transfer }: Tools): Promise<ReadResult<Result> | { answer: unknown }> => {
      const answer = await readJson(received);
      if (!isMeant(answer)) return { answer };
      const counted = countInvalidRows(() => read(answer));
      transfer.push(...columnsOf(counted.result).map(({ buffer }) => buffer));
      return counted;
    },
  });

export type ReadJob = ReturnType<ReturnType<typeof createReadJob<unknown, unknown>>>;
