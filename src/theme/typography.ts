import type { ThemeOptions } from '@mui/material/styles';

const REGULAR = 400;
const STRONG = 600;

/** Fonts of the system only: nothing to fetch, and each has a Japanese partner of the same weight. */
const FONT_FAMILY = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  'Roboto',
  '"Hiragino Sans"',
  '"Hiragino Kaku Gothic ProN"',
  '"Noto Sans JP"',
  '"Noto Sans CJK JP"',
  '"BIZ UDPGothic"',
  '"Yu Gothic UI"',
  'Meiryo',
  'system-ui',
  'sans-serif',
].join(', ');

// Set per language in the global styles: Japanese needs more room between the lines.
const TEXT_LINE = 'var(--text-line-height)';
const HEADING_LINE = 'var(--heading-line-height)';

const text = (rem: number) => ({ fontSize: `${rem}rem`, lineHeight: TEXT_LINE, letterSpacing: 0 });
const heading = (rem: number) => ({
  fontSize: `${rem}rem`,
  lineHeight: HEADING_LINE,
  fontWeight: STRONG,
  letterSpacing: 0,
});

/** Two weights; 16 px where people write, 14 px where they read tables. */
export const typography = {
  fontFamily: FONT_FAMILY,
  fontWeightLight: REGULAR,
  fontWeightRegular: REGULAR,
  fontWeightMedium: STRONG,
  fontWeightBold: STRONG,
  h1: heading(1.5),
  h2: heading(1.125),
  h3: heading(1),
  h4: heading(1),
  h5: heading(0.875),
  h6: heading(0.875),
  subtitle1: { ...text(1), fontWeight: STRONG },
  subtitle2: { ...text(0.875), fontWeight: STRONG },
  body1: text(1),
  body2: text(0.875),
  caption: text(0.8125),
  overline: { ...text(0.8125), fontWeight: STRONG, textTransform: 'none' },
  button: { ...text(0.9375), lineHeight: 1.5, fontWeight: STRONG, textTransform: 'none' },
} satisfies ThemeOptions['typography'];
