import { startTransition, useEffect, useRef, useState } from 'react';
import { openWorker, type OpenWorker } from '@/api/worker';
import type { ImportJob } from '../api/import-worker';
import { startImportWorker } from '../api/open-import-file';

/** The calls that check rows; pass a constant, because a new object checks again. */
export type CheckCalls<Context, Question, Answer> = {
  compare: (worker: OpenWorker<ImportJob>, context: Context) => void;
  check: (worker: OpenWorker<ImportJob>, question: Question) => Promise<Answer>;
};

/** Checks the rows of a file in a worker that stays open, and again after each change. */
export function useWorkerCheck<Context, Question, Answer>(
  calls: CheckCalls<Context, Question, Answer>,
  context: Context | null,
  question: Question | null,
) {
  const worker = useRef<OpenWorker<ImportJob>>(undefined);
  const [checked, setChecked] = useState<{ question: Question; context: Context; answer: Answer } | null>(
    null,
  );
  const [hasFailed, setHasFailed] = useState(false);

  // Without a file, the answer or the failure is that of an earlier file.
  if (!question && checked) setChecked(null);
  if (!question && hasFailed) setHasFailed(false);

  useEffect(() => {
    const started = openWorker<ImportJob>(startImportWorker);
    worker.current = started;
    return started.end;
  }, []);

  useEffect(() => {
    if (context && worker.current) calls.compare(worker.current, context);
  }, [calls, context]);

  useEffect(() => {
    if (!context || !question || !worker.current) return undefined;
    let isLatest = true;
    const checkIn = async (openedWorker: OpenWorker<ImportJob>) => {
      try {
        const answer = await calls.check(openedWorker, question);
        if (!isLatest) return;
        startTransition(() => setChecked({ question, context, answer }));
        setHasFailed(false);
      } catch {
        if (isLatest) setHasFailed(true);
      }
    };
    void checkIn(worker.current);
    return () => {
      isLatest = false;
    };
  }, [calls, context, question]);

  function forget() {
    setChecked(null);
    setHasFailed(false);
  }

  const isCurrent = checked !== null && checked.question === question;
  return {
    /** Answers the previous question while a newer one is pending; null before the first answer. */
    answer: checked?.answer ?? null,
    isCurrent,
    /** True if the current rows were compared with the current records. */
    isCompared: isCurrent && checked.context === context,
    hasFailed,
    /** Drops the answer or the failure when other rows replace the checked ones. */
    forget,
  };
}
