import { startTransition, useEffect, useRef, useState } from 'react';
import type { ImportOrder } from '../api/import-job';
import { startImportWorker } from '../api/start-import-worker';
import type { CheckedRow } from '../model/checked-row';
import type { CheckContext, CheckQuestion } from '../model/check-rows';

type Checked = { question: CheckQuestion; rows: ReadonlyMap<number, CheckedRow> };

/** The rows of a file as they were checked, by line, in a worker that stays; checked anew whenever something changes. */
export function useCheckedRows(context: CheckContext | null, question: CheckQuestion | null) {
  const [worker, setWorker] = useState<{ ask: (order: ImportOrder) => void } | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef({ round: 0, question });

  useEffect(() => {
    const started = startImportWorker(
      (report) => {
        const { round, question: asked } = latest.current;
        if (report.kind !== 'checked' || report.round !== round || !asked) return;
        const rows = new Map(report.rows.map((row) => [row.line, row]));
        startTransition(() => setChecked({ question: asked, rows }));
      },
      () => setHasFailed(true),
    );
    setWorker(started);
    return () => started.end();
  }, []);

  useEffect(() => {
    if (context) worker?.ask({ kind: 'compare', context });
  }, [worker, context]);

  useEffect(() => {
    if (!worker || !context || !question) return;
    latest.current = { round: latest.current.round + 1, question };
    worker.ask({ kind: 'check', round: latest.current.round, question });
  }, [worker, context, question]);

  return {
    /** Of an older question while a newer one is under way; null before the first answer. */
    rows: question && checked ? checked.rows : null,
    /** True where they are those of the rows as they stand. */
    isCurrent: checked !== null && checked.question === question,
    hasFailed,
  };
}
