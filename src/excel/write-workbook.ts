import ExcelJS, { type Borders, type Style, type Worksheet } from 'exceljs';
import { exactFigure } from '@/lib/exact-figure';
import { looksLikeFormula } from './csv-text';
import type {
  CellBlock,
  CellStyle,
  CellValue,
  SheetDescription,
  WorkbookDescription,
} from './workbook-description';

const THIN = { style: 'thin' } as const;
const ALL_SIDES: Partial<Borders> = { top: THIN, left: THIN, bottom: THIN, right: THIN };

/** The format of a text cell: edited input stays text. */
const TEXT_FORMAT = '@';

/** The limit of a cell: Excel reports a file with a longer text as broken. */
const LONGEST_TEXT = 32_767;
const ROWS_BETWEEN_REPORTS = 100;
/** The share of writing cells in the whole work; packing, the rest, reports no progress. */
const SHARE_OF_CELLS = 0.4;
/** The number of A4 in Excel's list of paper sizes. */
const A4 = 9;
const NO_STYLE: CellStyle = {};

const argb = (color: string) => ({ argb: `FF${color}` });

function toExcelStyle(style: CellStyle): Partial<Style> {
  const { bold, size, color, fill, hasBorder, align, wraps, numberFormat } = style;
  return {
    // A cell without a font gets that of the workbook.
    ...((bold ?? size ?? color) !== undefined && {
      font: {
        name: 'Calibri',
        size: size ?? 11,
        ...(bold && { bold }),
        ...(color && { color: argb(color) }),
      },
    }),
    ...(fill && { fill: { type: 'pattern', pattern: 'solid', fgColor: argb(fill) } }),
    ...(hasBorder && { border: ALL_SIDES }),
    ...((align ?? wraps) !== undefined && {
      alignment: { vertical: 'middle', horizontal: align, wrapText: wraps },
    }),
    ...(numberFormat && { numFmt: numberFormat }),
  };
}

type Formats = { plain: Partial<Style>; text: Partial<Style> };

/** Returns the same object for equal styles, so that the library writes each style once. */
function createFormats() {
  const formatsByStyle = new WeakMap<CellStyle, Formats>();
  const byText = new Map<string, Formats>();
  return function getFormats(style: CellStyle): Formats {
    let formats = formatsByStyle.get(style);
    if (!formats) {
      const text = JSON.stringify(style);
      formats = byText.get(text) ?? toFormats(style);
      byText.set(text, formats);
      formatsByStyle.set(style, formats);
    }
    return formats;
  };
}

function toFormats(style: CellStyle): Formats {
  const plain = toExcelStyle(style);
  return { plain, text: { ...plain, numFmt: TEXT_FORMAT } };
}

type GetFormats = ReturnType<typeof createFormats>;

/** Converts a time to Excel's fraction of a day: 6:00 gives 0.25. */
function toShareOfDay(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 3600 + minutes * 60 + seconds) / 86_400;
}

function toExcelValue(value: CellValue): ExcelJS.CellValue {
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT);
  if (typeof value === 'number') return exactFigure(value);
  if (value === null) return value;
  // The library counts days in UTC.
  if ('date' in value) return new Date(`${value.date}T00:00:00Z`);
  if ('time' in value) return toShareOfDay(value.time);
  return { formula: value.formula, result: value.result };
}

function getColumnStyle({ style = NO_STYLE }: CellBlock, index: number): CellStyle {
  return 'length' in style ? (style[index] ?? NO_STYLE) : style;
}

function writeBlock(sheet: Worksheet, block: CellBlock, getFormats: GetFormats, onRow: () => void): void {
  block.rows.forEach((values, rowIndex) => {
    const row = sheet.getRow(block.row + rowIndex);
    values.forEach((value, columnIndex) => {
      const cell = row.getCell(block.column + columnIndex);
      const formats = getFormats(getColumnStyle(block, columnIndex));
      cell.value = toExcelValue(value);
      cell.style = typeof value === 'string' && looksLikeFormula(value) ? formats.text : formats.plain;
    });
    onRow();
  });
}

function writeSheet(
  workbook: ExcelJS.Workbook,
  description: SheetDescription,
  getFormats: GetFormats,
  onRow: () => void,
): void {
  const { columns, frozen, printedHeadRows, isLandscape = false } = description;
  const sheet = workbook.addWorksheet(description.name, {
    pageSetup: {
      paperSize: A4,
      orientation: isLandscape ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      // As many pages as the rows need.
      fitToHeight: 0,
      ...(printedHeadRows && { printTitlesRow: printedHeadRows }),
    },
    headerFooter: { oddFooter: '&L&A&R&P / &N' },
    ...(frozen && { views: [{ state: 'frozen', xSplit: frozen.columns, ySplit: frozen.rows }] }),
  });
  for (const { column: first, lastColumn = first, width, isHidden, style } of columns) {
    for (let number = first; number <= lastColumn; number += 1) {
      const column = sheet.getColumn(number);
      if (width) column.width = width;
      if (isHidden) column.hidden = true;
      if (style) column.style = getFormats(style).plain;
    }
  }
  for (const block of description.blocks) writeBlock(sheet, block, getFormats, onRow);
  for (const [row, height] of Object.entries(description.rowHeights ?? {})) {
    sheet.getRow(Number(row)).height = height;
  }
  for (const range of description.merges ?? []) sheet.mergeCells(range);
  if (description.autoFilter) sheet.autoFilter = description.autoFilter;
}

/** `onProgress` gets the share that is done, from 0 to 1. Pages call `createWorkbook` instead. */
export async function writeWorkbook(
  description: WorkbookDescription,
  onProgress: (done: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new ExcelJS.Workbook();
  workbook.title = description.title;
  const getFormats = createFormats();
  // Listed, because a generator of blocks can be read only once, and the rows are counted first.
  const sheets = description.sheets.map((sheet) => ({ ...sheet, blocks: [...sheet.blocks] }));
  const total = sheets.flatMap(({ blocks }) => blocks).reduce((sum, { rows }) => sum + rows.length, 0);
  let written = 0;
  const countRow = () => {
    written += 1;
    if (written % ROWS_BETWEEN_REPORTS === 0) onProgress((written / total) * SHARE_OF_CELLS);
  };
  for (const sheet of sheets) writeSheet(workbook, sheet, getFormats, countRow);
  onProgress(SHARE_OF_CELLS);
  const bytes = await workbook.xlsx.writeBuffer();
  onProgress(1);
  return new Uint8Array(bytes);
}
