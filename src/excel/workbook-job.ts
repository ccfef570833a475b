import type { CellBlock, SheetDescription, WorkbookDescription } from './workbook-description';
import { writeWorkbook } from './write-workbook';

/** A description as it is sent to the worker, piece by piece: to copy all of a large one at once would hold up the page. */
export type JobPart =
  | { kind: 'sheet'; sheet: Omit<SheetDescription, 'blocks'> }
  /** Belongs to the sheet before it. */
  | { kind: 'block'; block: CellBlock }
  | { kind: 'write'; title: string };

/** What the worker says to the page. */
export type JobReport =
  | { kind: 'progress'; done: number }
  | { kind: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; reason: string };

type Report = (report: JobReport, transfer: Transferable[]) => void;

/** What the worker does with the parts: gathers them, tells how far it is, then hands over the file or the reason. */
export function createWorkbookJob(report: Report): (part: JobPart) => void {
  const sheets: (SheetDescription & { blocks: CellBlock[] })[] = [];
  return (part) => {
    if (part.kind === 'sheet') sheets.push({ ...part.sheet, blocks: [] });
    else if (part.kind === 'block') sheets.at(-1)?.blocks.push(part.block);
    else void run({ title: part.title, sheets }, report);
  };
}

async function run(description: WorkbookDescription, report: Report): Promise<void> {
  try {
    const bytes = await writeWorkbook(description, (done) => report({ kind: 'progress', done }, []));
    report({ kind: 'written', bytes }, [bytes.buffer]);
  } catch (error) {
    report({ kind: 'failed', reason: String(error) }, []);
  }
}
