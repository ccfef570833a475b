import { serve, type Tools } from '@/api/worker';
import type { CellBlock, SheetDescription } from './workbook-description';
// Only this worker loads exceljs.
import { writeWorkbook } from './write-workbook';

export type WorkbookJob = ReturnType<typeof createJob>;

/** Collects a description from pieces, because copying a large one at once would block the page. */
export function createJob() {
  const sheets: (SheetDescription & { blocks: CellBlock[] })[] = [];
  return {
    sheet: (sheet: Omit<SheetDescription, 'blocks'>) => {
      sheets.push({ ...sheet, blocks: [] });
    },
    block: (block: CellBlock) => {
      sheets.at(-1)?.blocks.push(block);
    },
    write: async (title: string, { onProgress, transfer }: Tools) => {
      const bytes = await writeWorkbook({ title, sheets }, onProgress);
      transfer.push(bytes.buffer);
      return bytes;
    },
  };
}

serve(createJob);
