import { readJson } from './read-json';
import type { Tools } from './worker';
import { countInvalidRows } from './invalid-rows';

export type Reading<Answer, Result> = {
  /** False e.g. for a failure that is reported in JSON. */
  isExpected: (answer: unknown) => answer is Answer;
  /** Counts the invalid rows that it leaves out (`readRows`). */
  read: (answer: Answer) => Result;
};

export type RowReader<Result> = { add: (rows: readonly unknown[]) => void; end: () => Result };

export const readingRows = <Result>(start: () => RowReader<Result>): Reading<unknown[], Result> => ({
  isExpected: Array.isArray,
  read: (rows) => {
    const { add, end } = start();
    add(rows);
    return end();
  },
});

/** Lists the columns of a result, whose buffers are transferred, not copied. */
export type GetColumns<Result> = (result: Result) => readonly { buffer: ArrayBuffer }[];

/** `invalidRows` is the number of rows that were left out. */
export type ReadResult<Result> = { result: Result; invalidRows: number };

/** Reads a long answer in a worker. An unexpected `answer` is returned unread; undefined where it is no JSON. */
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
