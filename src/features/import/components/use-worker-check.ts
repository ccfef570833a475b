import { startTransition, useEffect, useRef, useState } from 'react';
import { openWorker, type OpenWorker } from '@/api/worker';
import type { ImportJob } from '../api/import-worker';
import { startImportWorker } from '../api/open-import-file';

/** The orders by which rows are checked; the same object for as long as the page is there. */
export type CheckOrders<Context, Question, Answer> = {
  compare: (worker: OpenWorker<ImportJob>, context: Context) => void;
  check: (worker: OpenWorker<ImportJob>, question: Question) => Promise<Answer>;
};

/** The answer to a question about the rows of a file, from a worker that stays; asked anew whenever something changes. */
export function useWorkerCheck<Context, Question, Answer>(
  orders: CheckOrders<Context, Question, Answer>,
  context: Context | null,
  question: Question | null,
) {
  const worker = useRef<OpenWorker<ImportJob>>(undefined);
  const [checked, setChecked] = useState<{ question: Question; context: Context; answer: Answer } | null>(
    null,
  );
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const started = openWorker<ImportJob>(startImportWorker);
    worker.current = started;
    return started.end;
  }, []);

  useEffect(() => {
    if (context && worker.current) orders.compare(worker.current, context);
  }, [orders, context]);

  useEffect(() => {
    if (!context || !question || !worker.current) return undefined;
    let isLatest = true;
    orders.check(worker.current, question).then(
      (answer) => {
        if (isLatest) startTransition(() => setChecked({ question, context, answer }));
      },
      () => setHasFailed(true),
    );
    return () => void (isLatest = false);
  }, [orders, context, question]);

  return {
    /** Of an older question while a newer one is under way; null before the first answer. */
    answer: question && checked ? checked.answer : null,
    /** True where it is about the rows as they stand. */
    isCurrent: checked !== null && checked.question === question,
    /** True where it was compared with what is known now as well. */
    isCompared: checked !== null && checked.question === question && checked.context === context,
    hasFailed,
  };
}
