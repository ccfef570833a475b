import { openWorkbook, type OpenedWorkbook } from '@/excel/open-workbook';
import type { SheetCells } from '@/excel/sheet-cells';
import type { CsvFault } from '../model/read-csv';
import { startImportWorker } from './start-import-worker';

export const MOST_MEGABYTES = 5;
export const MOST_ROWS = 2000;

/** What no honest file takes, on a slow computer. */
const LONGEST_MS = 20_000;
const HEADS = 1;

export type FileFault =
  Extract<OpenedWorkbook, { kind: 'refused' }>['fault'] | CsvFault | 'tooLarge' | 'headsAlone';

export type OpenedFile = { kind: 'cells'; cells: SheetCells } | { kind: 'refused'; fault: FileFault };

const refused = (fault: FileFault): OpenedFile => ({ kind: 'refused', fault });

/** Archives, and the container of older workbooks. */
const WORKBOOK_STARTS = ['50 4b', 'd0 cf'];

async function isWorkbook(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return WORKBOOK_STARTS.includes([...start].map((byte) => byte.toString(16).padStart(2, '0')).join(' '));
}

/** Reads a workbook or a CSV file, whichever it is by its first bytes, in a worker. The file leaves this browser in no way. */
export async function openImportFile(file: File, signal: AbortSignal): Promise<OpenedFile> {
  if (file.size > MOST_MEGABYTES * 1024 * 1024) return refused('tooLarge');
  if (/\.(xlsm|xltm)$/i.test(file.name)) return refused('macros');
  const isZip = await isWorkbook(file);
  if (!isZip && /\.(xlsx|xls|ods|numbers)$/i.test(file.name)) return refused('notWorkbook');
  const opened = await (isZip ? openWorkbook(file, MOST_ROWS + HEADS, signal) : openCsv(file, signal));
  return opened.kind === 'cells' && opened.cells.length === HEADS ? refused('headsAlone') : opened;
}

function openCsv(file: File, signal: AbortSignal): Promise<OpenedFile> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(refused('tooSlow')), LONGEST_MS);
    const fail = () => end(refused('failed'));
    const worker = startImportWorker((report) => report.kind === 'csv' && end(report.reading), fail);
    const end = (answer: OpenedFile) => {
      worker.end();
      clearTimeout(timer);
      resolve(answer);
    };
    signal.addEventListener('abort', fail, { once: true });
    worker.ask({ kind: 'csv', file, mostRows: MOST_ROWS + HEADS });
  });
}
