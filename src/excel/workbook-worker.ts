import { serve, type Tools } from '@/api/worker';
import type { CellBlock, SheetDescription } from './workbook-description';
import { writeWorkbook } from './write-workbook';

export type WorkbookJob = ReturnType<typeof createJob>;

/** Gathers a description, which comes piece by piece: to copy all of a large one at once would hold up the page. */
export function createJob() {
  const sheets: (SheetDescription & { blocks: CellBlock[] })[] = [];
  return {
    sheet: (sheet: Omit<SheetDescription, 'blocks'>) => void sheets.push({ ...sheet, blocks: [] }),
    /** Belongs to the sheet before it. */
    block: (block: CellBlock) => void sheets.at(-1)?.blocks.push(block),
    write: async (title: string, { onProgress, transfer }: Tools) => {
      const bytes = await writeWorkbook({ title, sheets }, onProgress);
      transfer.push(bytes.buffer);
      return bytes;
    },
  };
}

/** The only part of the application that loads exceljs, and only when somebody exports. */
serve(createJob);
