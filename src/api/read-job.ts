import { readJson } from './read-json';
import type { Tools } from './worker';
import { countInvalidRows } from './invalid-rows';

/** Reads an answer, in a worker or in the page. */
export type Reading<Answer, Result> = {
  /** True for the expected answer; false e.g. for a failure in JSON. */
  isExpected: (answer: unknown) => answer is Answer;
  /** Counts the invalid rows that it leaves out (`readRows`). */
  read: (answer: Answer) => Result;
};

/** Reads very many rows in portions. */
export type RowReader<Result> = { add: (rows: readonly unknown[]) => void; end: () => Result };

/** Reads a list of very many rows at once. */
export const readingRows = <Result>(start: () => RowReader<Result>): Reading<unknown[], Result> => ({
  isExpected: Array.isArray,
  read: (rows) => {
    const { add, end } = start();
    add(rows);
    return end();
  },
});

/** The columns of a result whose buffers are transferred, not copied. */
export type GetColumns<Result> = (result: Result) => readonly { buffer: ArrayBuffer }[];

/** The result of a long answer, and the number of its invalid rows. */
export type ReadResult<Result> = { result: Result; unreadable: number };

/** The job of a worker that reads a long answer. An unexpected answer is returned as it is; undefined where it is no JSON. */
export const createReadJob =
  <Answer, Result>({ isExpected, read }: Reading<Answer, Result>, getColumns: GetColumns<Result>) =>
  () => ({
    read: async (received: Blob, { transfer }: Tools): Promise<ReadResult<Result> | { answer: unknown }> => {
      const answer = await readJson(received);
      if (!isExpected(answer)) return { answer };
      const counted = countInvalidRows(() => read(answer));
      transfer.push(...getColumns(counted.result).map(({ buffer }) => buffer));
      return counted;
    },
  });

export type ReadJob = ReturnType<ReturnType<typeof createReadJob<unknown, unknown>>>;
