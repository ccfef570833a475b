import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { controlOverrides } from './control-overrides';
import { createPalette } from './palette';
import type { Accent } from './preferences';
import { CARD_SHADOW, FLOATING_SHADOW } from './shadows';
import { surfaceOverrides } from './surface-overrides';
import { typography } from './typography';

// Two elevations: a card that lies, and whatever floats above it. The cast: the type is a tuple of just so many texts.
const SHADOWS = Array.from({ length: 25 }, (_, elevation) => {
  if (elevation === 0) return 'none';
  return elevation === 1 ? CARD_SHADOW : FLOATING_SHADOW;
}) as Shadows;

/** The MUI theme of one accent. Both modes are in it as CSS variables; an attribute on `<html>` chooses. */
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
