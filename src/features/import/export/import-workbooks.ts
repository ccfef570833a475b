import { HEAD_STYLE } from '@/excel/workbook-description';
import { safeFileName } from '@/lib/save-file';
import { tableContent } from '@/ui/export/table-workbook';
import type { ExportContent } from '@/ui/export/use-export';

type Table = {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
};

type Template = {
  title: string;
  heads: readonly string[];
  choices: readonly { head: string; words: readonly string[] }[];
  choiceSheetName: string;
};

const CHOICE_WIDTH = 28;
const NO_TOTAL = '';

export const formatResultTitle = (fileName: string, word: string) =>
  `${safeFileName(fileName.replace(/\.\w+$/, ''))}_${word}`;

export function rowsContent({ title, heads, rows }: Table): ExportContent {
  const columns = heads.map((header, index) => ({
    id: String(index),
    header,
    text: (row: readonly string[]) => row[index] ?? '',
  }));
  return tableContent({ columns, rows, title, total: NO_TOTAL });
}

export function templateContent({ title, heads, choices, choiceSheetName }: Template): ExportContent {
  const content = rowsContent({ title, heads, rows: [] });
  const longest = Math.max(0, ...choices.map(({ words }) => words.length));
  const rows = Array.from({ length: longest }, (_, index) =>
    choices.map(({ words }) => words[index] ?? null),
  );
  return {
    ...content,
    workbook: () => {
      const { sheets, ...workbook } = content.workbook();
      if (choices.length === 0) return { ...workbook, sheets };
      const choiceSheet = {
        name: choiceSheetName,
        columns: [{ column: 1, lastColumn: choices.length, width: CHOICE_WIDTH }],
        blocks: [
          { row: 1, column: 1, rows: [choices.map(({ head }) => head)], style: HEAD_STYLE },
          { row: 2, column: 1, rows },
        ],
      };
      return { ...workbook, sheets: [...sheets, choiceSheet] };
    },
  };
}
