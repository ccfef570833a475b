import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { invariant } from '@/lib/invariant';
import { usePreferences } from '@/theme/preferences';
import { useIsPrinting } from '@/ui/page/use-is-printing';
import { lookOf, type PartLook } from '../model/part-look';
import type { ChartPart } from '../model/chart-part';

export type ChartColours = { paper: string; text: string; line: string; looks: PartLook[] };

/** The palette of the shown mode as plain colours, which a canvas needs in place of CSS variables. Paper is light. */
export function useChartColours(parts: readonly ChartPart[]): ChartColours {
  const preferences = usePreferences();
  const mode = useIsPrinting() ? 'light' : preferences.mode;
  const { colorSchemes } = useTheme();
  return useMemo(() => {
    const palette = colorSchemes[mode]?.palette;
    invariant(palette, `the theme has a ${mode} palette`);
    return {
      paper: palette.background.paper,
      text: palette.text.primary,
      line: palette.divider,
      looks: parts.map(({ isUnknown = false }, index) => lookOf(index, isUnknown, palette.chart)),
    };
  }, [colorSchemes, mode, parts]);
}
