import { readJson } from './read-json';
import { readRowPortions } from './row-portions';
import { countSkipped } from './unreadable-rows';

/** How an answer is read, in a worker as in the page. */
export type Reading<Answer, Result> = {
  /** True for the answer that is meant, and not e.g. a failure in JSON. */
  isMeant: (answer: unknown) => answer is Answer;
  /** Counts the rows that it leaves out (`readRows`). */
  read: (answer: Answer) => Result;
  /** The same for rows that come portion by portion, where there are very many. */
  inPortions?: () => { add: (rows: readonly unknown[]) => void; end: () => Result };
};

/** What a worker says to the page. */
export type ReadReport<Result> =
  | { kind: 'read'; result: Result; unreadable: number }
  /** What is not meant; undefined where it is no JSON. */
  | { kind: 'other'; answer: unknown };

export type Report<Result> = (report: ReadReport<Result>, transfer: Transferable[]) => void;

/** What a worker does: it reads a long answer. `columnsOf` are those of the result, which are handed over and not copied. */
export async function readInWorker<Answer, Result>(
  received: Blob,
  { isMeant, read, inPortions }: Reading<Answer, Result>,
  columnsOf: (result: Result) => readonly { buffer: ArrayBuffer }[],
  report: Report<Result>,
): Promise<void> {
  const tell = (result: Result, unreadable: number) =>
    report(
      { kind: 'read', result, unreadable },
      columnsOf(result).map(({ buffer }) => buffer),
    );
  if (inPortions) {
    const { add, end } = inPortions();
    let skipped = 0;
    const isRead = await readRowPortions(received, (rows) => {
      skipped += countSkipped(() => add(rows)).unreadable;
    });
    if (isRead) return tell(end(), skipped);
  }
  const answer = await readJson(received);
  if (!isMeant(answer)) return report({ kind: 'other', answer }, []);
  const { result, unreadable } = countSkipped(() => read(answer));
  tell(result, unreadable);
}
