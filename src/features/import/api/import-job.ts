import * as z from 'zod/mini';
import type { SheetLimits } from '@/excel/sheet-cells';
import type { CheckedRow } from '../model/checked-row';
import { checkRows, type CheckContext, type CheckQuestion } from '../model/check-rows';
import { readSheets, type ReadFile } from './read-sheets';

/** What the worker is asked. What rows are compared with comes once, and again when it changes. */
export type ImportOrder =
  | { kind: 'read'; file: Blob; limits: SheetLimits }
  | { kind: 'compare'; context: CheckContext }
  | { kind: 'check'; round: number; question: CheckQuestion };

/** What it says to the page. */
export type ImportReport =
  | { kind: 'read'; read: ReadFile }
  | { kind: 'checked'; round: number; rows: CheckedRow[] }
  | { kind: 'failed'; reason: string };

/** What the worker does with its orders, one after the other. */
export function createImportJob(report: (report: ImportReport) => void): (order: ImportOrder) => void {
  // The content policy forbids code generation.
  z.config({ jitless: true });
  let context: CheckContext | null = null;

  async function take(order: ImportOrder): Promise<void> {
    if (order.kind === 'read') report({ kind: 'read', read: await readSheets(order.file, order.limits) });
    else if (order.kind === 'compare') context = order.context;
    else if (context)
      report({ kind: 'checked', round: order.round, rows: await checkRows(context, order.question) });
  }

  return (order) =>
    void take(order).catch((error: unknown) => report({ kind: 'failed', reason: String(error) }));
}
