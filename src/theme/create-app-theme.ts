import { createTheme, type Shadows, type Theme, type ThemeOptions } from '@mui/material/styles';
import { controlOverrides } from './control-overrides';
import { createPalette } from './palette';
import type { Accent } from './preferences';
import { surfaceOverrides } from './surface-overrides';

const BOLD_WEIGHT = 600;

// base.css sets the line heights per language: Japanese needs more room between the lines.
const text = (rem: number) => ({ fontSize: `${rem}rem`, lineHeight: 'var(--text-line-height)' });
const heading = (rem: number) => ({
  fontSize: `${rem}rem`,
  lineHeight: 'var(--heading-line-height)',
  fontWeight: BOLD_WEIGHT,
});

const typography = {
  fontFamily: 'inherit',
  fontWeightMedium: BOLD_WEIGHT,
  fontWeightBold: BOLD_WEIGHT,
  h1: heading(1.5),
  h2: heading(1.125),
  h3: heading(1),
  h4: heading(1),
  subtitle1: { ...text(1), fontWeight: BOLD_WEIGHT },
  subtitle2: text(0.875),
  body1: text(1),
  body2: text(0.875),
  caption: text(0.8125),
  // One line height in both languages keeps the height of the buttons.
  button: { fontSize: '0.9375rem', lineHeight: 1.5, textTransform: 'none' },
} satisfies ThemeOptions['typography'];

const CARD_SHADOW = '0 1px 2px rgb(7 7 7 / 0.06), 0 1px 6px rgb(7 7 7 / 0.06)';
const FLOATING_SHADOW = '0 4px 12px rgb(7 7 7 / 0.12), 0 12px 32px rgb(7 7 7 / 0.14)';

// The type is a tuple of 25 texts.
const SHADOWS = Array.from({ length: 25 }, (_, elevation) => {
  if (elevation === 0) return 'none';
  return elevation === 1 ? CARD_SHADOW : FLOATING_SHADOW;
}) as Shadows;

export function createAppTheme(accent: Accent): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: {
      light: { palette: createPalette('light', accent) },
      dark: { palette: createPalette('dark', accent) },
    },
    spacing: 8,
    shape: { borderRadius: 8 },
    shadows: SHADOWS,
    typography,
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: 100,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
    },
    focusVisible: { outlineColor: 'var(--mui-palette-primary-text)', outlineOffset: 2 },
    components: { ...controlOverrides, ...surfaceOverrides },
  });
}
