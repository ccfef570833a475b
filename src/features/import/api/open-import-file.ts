import type { Sheet, SheetFault } from '@/excel/sheet-cells';
import { MOST_TITLE_LINES } from '../model/sheet-list';
import { isWorkbook, type ReadFile } from './read-sheets';
import { startImportWorker } from './start-import-worker';

export const MOST_MEGABYTES = 5;
export const MOST_ROWS = 2000;
export const MOST_COLUMNS = 200;

/** What no honest file takes, on a slow computer. */
const LONGEST_MS = 20_000;
const LIMITS = { mostRows: MOST_ROWS + MOST_TITLE_LINES, mostColumns: MOST_COLUMNS };

export type FileFault =
  | Extract<ReadFile, { kind: 'refused' }>['fault']
  | SheetFault
  | 'tooLarge'
  | 'headsAlone'
  | 'tooSlow'
  | 'failed';

type OpenedFile = { kind: 'sheets'; sheets: readonly Sheet[] } | { kind: 'refused'; fault: FileFault };

const refused = (fault: FileFault): OpenedFile => ({ kind: 'refused', fault });

/**
 * Reads a workbook or a CSV file in a worker of its own: whatever the file does to it, the page stays free, and the worker is
 * ended. The file leaves this browser in no way.
 */
export async function openImportFile(file: File, signal: AbortSignal): Promise<OpenedFile> {
  if (file.size > MOST_MEGABYTES * 1024 * 1024) return refused('tooLarge');
  if (/\.(xlsm|xltm)$/i.test(file.name)) return refused('macros');
  if (/\.(xlsx|xls|ods|numbers)$/i.test(file.name) && !(await isWorkbook(file)))
    return refused('notWorkbook');
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(refused('tooSlow')), LONGEST_MS);
    const fail = () => end(refused('failed'));
    const worker = startImportWorker((report) => report.kind === 'read' && end(report.read), fail);
    const end = (answer: OpenedFile) => {
      worker.end();
      clearTimeout(timer);
      resolve(answer);
    };
    signal.addEventListener('abort', fail, { once: true });
    worker.ask({ kind: 'read', file, limits: LIMITS });
  });
}
