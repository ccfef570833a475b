import type { WorkbookDescription } from './workbook-description';
import { writeWorkbook } from './write-workbook';

/** What the worker says to the page. */
export type JobReport =
  | { kind: 'progress'; done: number }
  | { kind: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; reason: string };

type Report = (report: JobReport, transfer: Transferable[]) => void;

/** What the worker does with a description: tells how far it is, then hands over the file or the reason. */
export async function runWorkbookJob(description: WorkbookDescription, report: Report): Promise<void> {
  try {
    const bytes = await writeWorkbook(description, (done) => report({ kind: 'progress', done }, []));
    report({ kind: 'written', bytes }, [bytes.buffer]);
  } catch (error) {
    report({ kind: 'failed', reason: String(error) }, []);
  }
}
