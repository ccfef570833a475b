import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitFontSize, widthInEm } from '@/features/card/model/fit-text';

const LINE = { size: 15, width: 267 };

describe('a line of the card [CD-1]', () => {
  it.each([
    ['Tanaka Misaki', 15],
    ['田中 美咲', 15],
    ['Bartholomew Featherstonehaugh-Cholmondeley', 8.82],
    ['ゴンザレス・ガルシア・マリア・フェルナンダ・イサベル', 10.26],
    ['', 15],
  ])('prints “%s” at %d px', (text, size) => {
    expect(fitFontSize(text, LINE)).toBeCloseTo(size, 1);
  });

  it('is never wider than its area, and never larger than designed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const size = fitFontSize(text, LINE);
        expect(size).toBeLessThanOrEqual(LINE.size);
        expect(widthInEm(text) * size).toBeLessThanOrEqual(LINE.width + 0.001);
      }),
    );
  });

  it('counts a letter with its accent once', () => {
    expect(widthInEm('e\u0301')).toBe(widthInEm('e'));
    expect(widthInEm('ﾀ')).toBeLessThan(widthInEm('タ'));
  });

  it.each([
    ['full-width capitals', 'ＩＴ', 2],
    ['a full-width letter and digit', 'ｗ１', 2],
    ['a Burmese vowel sign with a width of its own', '\u1019\u102c', 2],
    ['a Burmese vowel sign above its letter', '\u1019\u102d', 1],
  ])('leaves room for %s', (_what, text, width) => {
    expect(widthInEm(text)).toBe(width);
  });
});
