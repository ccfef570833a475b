import type { Borders, Style } from 'exceljs';
import type { CellStyle } from './workbook-description';

const THIN = { style: 'thin' } as const;
const ALL_SIDES: Partial<Borders> = { top: THIN, left: THIN, bottom: THIN, right: THIN };

/** A cell with this format keeps what is typed into it as a text. */
const TEXT_FORMAT = '@';

const argb = (color: string) => ({ argb: `FF${color}` });

/** A style as exceljs wants it. */
function toFormat({ bold, size, color, fill, ...style }: CellStyle): Partial<Style> {
  const { hasBorder, align, wraps, numberFormat } = style;
  return {
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

/** Gives the same object for the same style, also for a copy of it: the library then writes each style once. */
export function createFormats() {
  const known = new WeakMap<CellStyle, Formats>();
  const byText = new Map<string, Formats>();
  return function formatsOf(style: CellStyle): Formats {
    let formats = known.get(style);
    if (!formats) {
      const text = JSON.stringify(style);
      formats = byText.get(text) ?? toFormats(style);
      byText.set(text, formats);
      known.set(style, formats);
    }
    return formats;
  };
}

function toFormats(style: CellStyle): Formats {
  const plain = toFormat(style);
  return { plain, text: { ...plain, numFmt: TEXT_FORMAT } };
}
