import { useTheme, type Palette } from '@mui/material/styles';
import { invariant } from '@/lib/invariant';
import { usePreferences } from '@/theme/preferences';
import { useIsPrinting } from './use-is-printing';

/** Returns the palette of the current mode as plain colours, because a canvas takes no CSS variables; printing uses the light one. */
export function usePlainPalette(): Palette {
  const preferences = usePreferences();
  const mode = useIsPrinting() ? 'light' : preferences.mode;
  const palette = useTheme().colorSchemes[mode]?.palette;
  invariant(palette, `the theme has a ${mode} palette`);
  return palette;
}
