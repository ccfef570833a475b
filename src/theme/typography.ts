import type { ThemeOptions } from '@mui/material/styles';

const STRONG = 600;

// The line heights are set per language in base.css: Japanese needs more room between the lines.
const text = (rem: number) => ({ fontSize: `${rem}rem`, lineHeight: 'var(--text-line-height)' });
const heading = (rem: number) => ({
  fontSize: `${rem}rem`,
  lineHeight: 'var(--heading-line-height)',
  fontWeight: STRONG,
});

/** Two weights; 16 px where people write, 14 px where they read tables. The fonts are those of `body`. */
export const typography = {
  fontFamily: 'inherit',
  fontWeightMedium: STRONG,
  fontWeightBold: STRONG,
  h1: heading(1.5),
  h2: heading(1.125),
  h3: heading(1),
  h4: heading(1),
  subtitle1: { ...text(1), fontWeight: STRONG },
  subtitle2: text(0.875),
  body1: text(1),
  body2: text(0.875),
  caption: text(0.8125),
  button: { ...text(0.9375), lineHeight: 1.5, textTransform: 'none' },
} satisfies ThemeOptions['typography'];
