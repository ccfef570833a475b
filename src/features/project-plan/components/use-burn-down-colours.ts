import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { invariant } from '@/lib/invariant';
import { usePreferences } from '@/theme/preferences';
import { useIsPrinting } from '@/ui/page/use-is-printing';

/** Plain colours of the shown mode, which a canvas needs in place of CSS variables. Paper is light. */
export function useBurnDownColours() {
  const preferences = usePreferences();
  const mode = useIsPrinting() ? 'light' : preferences.mode;
  const { colorSchemes } = useTheme();
  return useMemo(() => {
    const palette = colorSchemes[mode]?.palette;
    invariant(palette, `the theme has a ${mode} palette`);
    const [actual = palette.text.primary] = palette.chart.tones;
    return { planned: palette.chart.neutral, actual, text: palette.text.secondary, line: palette.divider };
  }, [colorSchemes, mode]);
}
