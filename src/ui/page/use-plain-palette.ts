import { useTheme, type Palette } from '@mui/material/styles';
import { invariant } from '@/lib/invariant';
import { usePreferences } from '@/theme/preferences';
import { useIsPrinting } from './use-is-printing';

/** The palette of the current mode, for print the light one, as plain colours: a canvas takes no CSS variables. */
export function usePlainPalette(): Palette {
  const preferences = usePreferences();
  const mode = useIsPrinting() ? 'light' : preferences.mode;
  const palette = useTheme().colorSchemes[mode]?.palette;
  invariant(palette, `the theme has a ${mode} palette`);
  return palette;
}
