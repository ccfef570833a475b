import type { CellBlock, SheetDescription, WorkbookDescription } from './workbook-description';
import { readWorkbook } from './read-workbook';
import type { SheetCells } from './sheet-cells';
import { WorkbookRefused, type WorkbookFault } from './workbook-refused';
import { writeWorkbook } from './write-workbook';

/** A description as it is sent to the worker, piece by piece: to copy all of a large one at once would hold up the page. */
export type JobPart =
  | { kind: 'sheet'; sheet: Omit<SheetDescription, 'blocks'> }
  /** Belongs to the sheet before it. */
  | { kind: 'block'; block: CellBlock }
  | { kind: 'write'; title: string }
  /** Instead of all others: a workbook is to be read. */
  | { kind: 'read'; file: Blob; mostRows: number };

/** What the worker says to the page. */
export type JobReport =
  | { kind: 'progress'; done: number }
  | { kind: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'cells'; cells: SheetCells }
  | { kind: 'refused'; fault: WorkbookFault }
  | { kind: 'failed'; reason: string };

type Report = (report: JobReport, transfer: Transferable[]) => void;

/** What the worker does with the parts: gathers them, tells how far it is, then hands over the file or the reason. Or it reads one. */
export function createWorkbookJob(report: Report): (part: JobPart) => void {
  const sheets: (SheetDescription & { blocks: CellBlock[] })[] = [];
  return (part) => {
    if (part.kind === 'sheet') sheets.push({ ...part.sheet, blocks: [] });
    else if (part.kind === 'block') sheets.at(-1)?.blocks.push(part.block);
    else if (part.kind === 'read') void read(part, report);
    else void run({ title: part.title, sheets }, report);
  };
}

async function read({ file, mostRows }: Extract<JobPart, { kind: 'read' }>, report: Report): Promise<void> {
  try {
    report({ kind: 'cells', cells: await readWorkbook(file, mostRows) }, []);
  } catch (error) {
    if (error instanceof WorkbookRefused) report({ kind: 'refused', fault: error.fault }, []);
    else report({ kind: 'failed', reason: String(error) }, []);
  }
}

async function run(description: WorkbookDescription, report: Report): Promise<void> {
  try {
    const bytes = await writeWorkbook(description, (done) => report({ kind: 'progress', done }, []));
    report({ kind: 'written', bytes }, [bytes.buffer]);
  } catch (error) {
    report({ kind: 'failed', reason: String(error) }, []);
  }
}
