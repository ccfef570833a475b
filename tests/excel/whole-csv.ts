import { csvLines, type CsvRows } from '@/excel/csv-text';

/** All lines of a CSV as one text. */
export const toCsv = (rows: CsvRows): string => [...csvLines(rows)].join('');
