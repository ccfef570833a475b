/** The side of a pattern's tile, in px. */
export const TILE = 8;

/** Lines and dots within a tile, as the path of an SVG. The first is plain. */
const PATTERNS = [
  '',
  'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  'M2 2h2v2h-2zM6 6h2v2h-2z',
  'M0 4H8',
  'M0 0L8 8M-2 6L2 10M6 -2L10 2',
  'M4 0V8M0 4H8',
];

/** In px. */
export const PATTERN_LINE_WIDTH = 1.5;
/** Strong enough to distinguish neighbours, too weak to flicker. */
export const PATTERN_OPACITY = 0.45;

const UNKNOWN_PATTERN = 'M4 0V8';

export type PartLook = { colour: string; pattern: string };

type Tones = { tones: readonly string[]; neutral: string };

/** The numbers of tones and patterns have no common divisor, so that the same pair returns late. */
export function partLook(index: number, isUnknown: boolean, { tones, neutral }: Tones): PartLook {
  if (isUnknown) return { colour: neutral, pattern: UNKNOWN_PATTERN };
  return {
    colour: tones[index % tones.length] ?? neutral,
    pattern: PATTERNS[index % PATTERNS.length] ?? '',
  };
}
