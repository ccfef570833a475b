import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { getInvalidRows, countShownInvalidRows } from '@/api/invalid-rows';
import { createWorkbook } from '@/excel/create-workbook';
import { csvLines, type CsvRows } from '@/excel/csv-text';
import type { WorkbookDescription } from '@/excel/workbook-description';
import { describeError } from '@/i18n/describe-error';
import { message } from '@/i18n/message';
import { inSlices } from '@/lib/in-slices';
import { invariant } from '@/lib/invariant';
import { saveFile, safeFileName } from '@/lib/save-file';
import { nextPaint } from '@/lib/when-idle';

export type ExportFormat = 'xlsx' | 'csv';

/** The content of a file; each format is made on demand. */
export type ExportContent = {
  /** Without an extension. */
  fileName: string;
  workbook: () => WorkbookDescription;
  csv: () => CsvRows;
  onSaved?: () => void;
};

export type PrepareExport = (signal: AbortSignal) => ExportContent | Promise<ExportContent>;

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'reading' }
  /** `done` is a share from 0 to 1; a CSV file reports none. */
  | { kind: 'writing'; done?: number }
  | { kind: 'saved'; file: string }
  | { kind: 'cancelled' }
  /** `reason` is a `message()`. */
  | { kind: 'failed'; reason: string; format: ExportFormat; index: number };

const getReason = (error: unknown) =>
  error instanceof ApiError ? describeError(error) : message('exporting:failed');

/** Runs one export at a time; leaving the page cancels it. */
export function useExport(prepares: readonly PrepareExport[]) {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const { t } = useTranslation('exporting');
  const cache = useQueryClient().getQueryCache();
  const latestPrepares = useRef(prepares);

  // After every render, because the rows may change before the paint that the export awaits.
  useEffect(() => {
    latestPrepares.current = prepares;
  });
  useEffect(() => () => running.current?.abort(), []);

  async function prepareLatest(index: number, signal: AbortSignal): Promise<ExportContent> {
    const content = await latestPrepares.current[index]?.(signal);
    invariant(content, 'an export prepares its file');
    const count = countShownInvalidRows(cache) + getInvalidRows(signal);
    return count === 0 ? content : withNote(content, t('unreadableSheet'), t('unreadable', { count }));
  }

  async function start(format: ExportFormat, index: number) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const { signal } = controller;
    // A cancelled export must not change the state of a newer one.
    const report = (next: ExportState) => !signal.aborted && setState(next);
    report({ kind: 'reading' });
    try {
      // The cancel button is drawn before the work begins.
      await nextPaint();
      signal.throwIfAborted();
      const content = await prepareLatest(index, signal);
      report({ kind: 'writing' });
      const file = await writeFile(content, format, signal, (done) => report({ kind: 'writing', done }));
      if (signal.aborted) return;
      const name = `${safeFileName(content.fileName)}.${format}`;
      saveFile(file, name);
      content.onSaved?.();
      report({ kind: 'saved', file: name });
    } catch (error) {
      if (signal.aborted) return;
      report({ kind: 'failed', reason: getReason(error), format, index });
      // The reason on the screen does not explain an error of the code.
      if (!(error instanceof ApiError)) reportError(error);
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ kind: 'cancelled' });
  }

  return { state, start, cancel, dismiss: () => setState({ kind: 'idle' }) };
}

/** Adds a sheet, or a last line, with the number of rows that could not be read and are missing in the sums. */
function withNote({ workbook, csv, ...others }: ExportContent, sheet: string, note: string): ExportContent {
  return {
    ...others,
    workbook: () => {
      const { title, sheets } = workbook();
      const blocks = [{ row: 1, column: 1, rows: [[note]] }];
      return { title, sheets: [...sheets, { name: sheet, columns: [{ column: 1, width: 80 }], blocks }] };
    },
    *csv() {
      yield* csv();
      yield [note];
    },
  };
}

async function writeFile(
  { workbook, csv }: ExportContent,
  format: ExportFormat,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Blob> {
  if (format === 'csv') {
    const lines: string[] = [];
    await inSlices(csvLines(csv()), signal, (line) => lines.push(line));
    return new Blob(lines, { type: 'text/csv;charset=utf-8' });
  }
  return createWorkbook(workbook(), { signal, onProgress });
}
