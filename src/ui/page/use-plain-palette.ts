import { useTheme, type Palette } from '@mui/material/styles';
import { invariant } from '@/lib/invariant';
import { usePreferences } from '@/theme/preferences';
import { useIsPrinting } from './use-is-printing';

/** The palette of the shown mode as plain colours, which a canvas needs in place of CSS variables. Paper is light. */
export function usePlainPalette(): Palette {
  const preferences = usePreferences();
  const mode = useIsPrinting() ? 'light' : preferences.mode;
  const palette = useTheme().colorSchemes[mode]?.palette;
  invariant(palette, `the theme has a ${mode} palette`);
  return palette;
}
