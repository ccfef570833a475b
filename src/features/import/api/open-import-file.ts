import { withWorker } from '@/api/worker';
import type { Sheet, SheetFault, SheetLimits } from '@/excel/sheet-cells';
import type { FileKind } from '../model/import-field';
import { MOST_TITLE_LINES } from '../model/sheet-list';
import type { ImportJob } from './import-worker';
import { isWorkbook, type ReadFile } from './read-sheets';

export const MOST_MEGABYTES = 5;
/** A year of hours has many small rows. */
export const MOST_ROWS: Readonly<Record<FileKind, number>> = { members: 2000, projects: 2000, hours: 20_000 };
export const MOST_COLUMNS = 200;

/** In ms: longer than any valid file takes on a slow computer. */
const LONGEST_MS = 20_000;

const findLimits = (kind: FileKind): SheetLimits => ({
  mostRows: MOST_ROWS[kind] + MOST_TITLE_LINES,
  mostColumns: MOST_COLUMNS,
  keepsTimes: kind === 'hours',
});

export type FileFault =
  | Extract<ReadFile, { kind: 'refused' }>['fault']
  | SheetFault
  | 'tooLarge'
  | 'headsAlone'
  | 'tooSlow'
  | 'failed';

type OpenedFile = { kind: 'sheets'; sheets: readonly Sheet[] } | { kind: 'refused'; fault: FileFault };

export const startImportWorker = () =>
  new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });

const refused = (fault: FileFault): OpenedFile => ({ kind: 'refused', fault });

/** Reads a file in its own worker, so that no file can block the page. It never leaves this browser. */
export async function openImportFile(kind: FileKind, file: File, signal: AbortSignal): Promise<OpenedFile> {
  if (file.size > MOST_MEGABYTES * 1024 * 1024) return refused('tooLarge');
  if (/\.(xlsm|xltm)$/i.test(file.name)) return refused('macros');
  if (/\.(xlsx|xls|ods|numbers)$/i.test(file.name) && !(await isWorkbook(file)))
    return refused('notWorkbook');
  const tooSlow = AbortSignal.timeout(LONGEST_MS);
  try {
    const ending = AbortSignal.any([signal, tooSlow]);
    return await withWorker<ImportJob, ReadFile>(startImportWorker, ending, ({ ask }) =>
      ask('read', { file, limits: findLimits(kind) }),
    );
  } catch {
    return refused(tooSlow.aborted ? 'tooSlow' : 'failed');
  }
}
