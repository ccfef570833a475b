import { withWorker } from '@/api/worker';
import type { Sheet, SheetFault } from '@/excel/sheet-cells';
import type { FileKind } from '../model/import-field';
import { MOST_TITLE_LINES } from '../model/sheet-list';
import type { ImportJob } from './import-worker';
import { isWorkbook, type ReadFile, type ReadOptions } from './read-sheets';

export const MOST_MEGABYTES = 5;
/** A year of hours has many small rows. */
export const MOST_ROWS: Readonly<Record<FileKind, number>> = { members: 2000, projects: 2000, hours: 20_000 };
export const MOST_COLUMNS = 200;

/** Longer than any valid file takes on a slow computer. */
const TIMEOUT_MS = 20_000;

const toReadOptions = (kind: FileKind): ReadOptions => ({
  mostRows: MOST_ROWS[kind] + MOST_TITLE_LINES,
  mostColumns: MOST_COLUMNS,
  keepsTimes: kind === 'hours',
});

export type FileFault =
  | Extract<ReadFile, { kind: 'refused' }>['fault']
  | SheetFault
  | 'tooLarge'
  | 'headingsOnly'
  | 'tooSlow'
  | 'failed';

type OpenedFile = { kind: 'sheets'; sheets: readonly Sheet[] } | { kind: 'refused'; fault: FileFault };

export const startImportWorker = () =>
  new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });

const refuse = (fault: FileFault): OpenedFile => ({ kind: 'refused', fault });

/** Reads a file in its own worker, so that no file can block the page. The file never leaves this browser. */
export async function openImportFile(kind: FileKind, file: File, signal: AbortSignal): Promise<OpenedFile> {
  if (file.size > MOST_MEGABYTES * 1024 * 1024) return refuse('tooLarge');
  if (/\.(xlsm|xltm)$/i.test(file.name)) return refuse('macros');
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    // Inside the `try`, because a file that was moved after it was chosen cannot be read.
    if (/\.(xlsx|xls|ods|numbers)$/i.test(file.name) && !(await isWorkbook(file)))
      return refuse('notWorkbook');
    const readSignal = AbortSignal.any([signal, timeout]);
    return await withWorker<ImportJob, ReadFile>(startImportWorker, readSignal, ({ ask }) =>
      ask('read', { file, options: toReadOptions(kind) }),
    );
  } catch {
    return refuse(timeout.aborted ? 'tooSlow' : 'failed');
  }
}
