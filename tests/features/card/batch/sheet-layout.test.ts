import { describe, expect, it } from 'vitest';
import {
  CARD_FORMATS,
  paperScale,
  pictureSize,
  type CardFormat,
} from '@/features/card/batch/model/card-format';
import {
  BLEED,
  cropMarks,
  layOutSheet,
  MARK_LENGTH,
  PAPER,
  splitIntoSheets,
} from '@/features/card/batch/model/sheet-layout';
import { ARTWORK, CARD, LINE_WIDTH } from '@/features/card/model/card-layout';

const { staff, id1 } = CARD_FORMATS;
const sized = (width: number, height: number): CardFormat => ({ ...id1, trim: { width, height } });

describe('the size of a card', () => {
  it.each([
    ['the card as specified', staff, [78.05, 105.83], 1, [922, 1250]],
    ['ID-1', id1, [53.98, 85.6], 0.6916, [638, 1011]],
  ] as const)('of %s', (_name, format, [width, height], scale, pixels) => {
    expect(format.trim.width).toBeCloseTo(width, 2);
    expect(format.trim.height).toBeCloseTo(height, 2);
    expect(paperScale(format)).toBeCloseTo(scale, 4);
    expect(Object.values(pictureSize(format))).toEqual(pixels);
  });

  it.each(Object.entries(CARD_FORMATS))(
    'of %s keeps the proportions of the artwork, and shows all of its lines',
    (_name, format) => {
      const { trim, area } = format;
      expect(area.width / area.height).toBeCloseTo(trim.width / trim.height, 6);
      expect(area.width).toBeGreaterThanOrEqual(LINE_WIDTH);
      expect(area.top).toBeLessThanOrEqual(0);
      expect(area.top + area.height).toBeGreaterThanOrEqual(CARD.height);
    },
  );

  it.each(Object.entries(CARD_FORMATS))(
    'of %s has artwork beyond its edges to be cut off',
    (_name, { trim, area }) => {
      const bleed = (BLEED / trim.width) * area.width;
      expect(ARTWORK.left).toBeLessThanOrEqual(area.left - bleed);
      expect(ARTWORK.top).toBeLessThanOrEqual(area.top - bleed);
      expect(ARTWORK.left + ARTWORK.width).toBeGreaterThanOrEqual(area.left + area.width + bleed);
      expect(ARTWORK.top + ARTWORK.height).toBeGreaterThanOrEqual(area.top + area.height + bleed);
    },
  );
});

describe('an A4 sheet', () => {
  it.each([
    ['the card as specified', staff, 4],
    ['ID-1', id1, 9],
    ['ID-1 on its side', sized(85.6, 53.98), 8],
    ['a label', sized(40, 20), 4 * 9],
    ['a format of the largest size', sized(190, 277), 1],
    ['a format that is too large', sized(191, 277), 0],
  ])('holds of %s', (_name, format, perSheet) => {
    expect(layOutSheet(format).perSheet).toBe(perSheet);
  });

  it.each(Object.entries(CARD_FORMATS))(
    'keeps the distances between cards of %s and to the edges',
    (_name, format) => {
      const { places } = layOutSheet(format);
      const { width, height } = format.trim;
      for (const [index, { x, y }] of places.entries()) {
        const reach = BLEED + MARK_LENGTH;
        expect(Math.min(x, y) - reach).toBeGreaterThanOrEqual(5);
        expect(PAPER.width - x - width - reach).toBeGreaterThanOrEqual(5);
        expect(PAPER.height - y - height - reach).toBeGreaterThanOrEqual(5);
        for (const other of places.slice(index + 1)) {
          const gap = Math.max(
            Math.abs(other.x - x) - width - 2 * BLEED,
            Math.abs(other.y - y) - height - 2 * BLEED,
          );
          expect(gap).toBeGreaterThanOrEqual(2 * MARK_LENGTH - 1e-9);
        }
      }
    },
  );

  it('is centred', () => {
    const { places } = layOutSheet(id1);
    const first = places[0];
    const last = places.at(-1);
    expect((first?.x ?? 0) + (last?.x ?? 0) + id1.trim.width).toBeCloseTo(PAPER.width, 6);
    expect((first?.y ?? 0) + (last?.y ?? 0) + id1.trim.height).toBeCloseTo(PAPER.height, 6);
  });

  it('has eight crop marks for each card, outside of the printed area', () => {
    const layout = layOutSheet(sized(190, 277));
    expect(cropMarks(sized(190, 277), layout, 1)).toBe(
      'M5 10h2M203 10h2M5 287h2M203 287h2M10 5v2M10 290v2M200 5v2M200 290v2',
    );
    expect(cropMarks(id1, layOutSheet(id1), 3).match(/M/g)).toHaveLength(24);
  });

  it.each([
    [0, []],
    [1, [1]],
    [9, [9]],
    [10, [9, 1]],
    [2000, [...Array.from({ length: 222 }, () => 9), 2]],
  ])('holds %i cards on sheets of %j', (count, sizes) => {
    const rows = Array.from({ length: count }, (_, index) => index);
    const sheets = splitIntoSheets(rows, layOutSheet(id1));
    expect(sheets.map(({ length }) => length)).toEqual(sizes);
    expect(sheets.flat()).toEqual(rows);
  });
});
