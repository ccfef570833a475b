import { startTransition, useEffect, useRef, useState } from 'react';
import { openWorker, type OpenWorker } from '@/api/worker';
import type { ImportJob } from '../api/import-worker';
import { startImportWorker } from '../api/open-import-file';
import type { CheckedRow } from '../model/checked-row';
import type { CheckContext, CheckQuestion } from '../model/check-rows';

type Checked = { question: CheckQuestion; rows: ReadonlyMap<number, CheckedRow> };

/** The rows of a file as they were checked, by line, in a worker that stays; checked anew whenever something changes. */
export function useCheckedRows(context: CheckContext | null, question: CheckQuestion | null) {
  const worker = useRef<OpenWorker<ImportJob>>(undefined);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const started = openWorker<ImportJob>(startImportWorker);
    worker.current = started;
    return started.end;
  }, []);

  useEffect(() => {
    if (context) worker.current?.tell('compareWith', context);
  }, [context]);

  useEffect(() => {
    if (!context || !question) return undefined;
    let isLatest = true;
    worker.current?.ask('check', question).then(
      (answer) => {
        if (!isLatest) return;
        const rows = new Map(answer.map((row) => [row.line, row]));
        startTransition(() => setChecked({ question, rows }));
      },
      () => setHasFailed(true),
    );
    return () => void (isLatest = false);
  }, [context, question]);

  return {
    /** Of an older question while a newer one is under way; null before the first answer. */
    rows: question && checked ? checked.rows : null,
    /** True where they are those of the rows as they stand. */
    isCurrent: checked !== null && checked.question === question,
    hasFailed,
  };
}
