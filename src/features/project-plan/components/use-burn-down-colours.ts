import { useMemo } from 'react';
import { usePlainPalette } from '@/ui/page/use-plain-palette';

/** The dash and the gap of the planned line, in px, so that the lines differ without colours, too. */
export const PLANNED_DASHES = [6, 4];

export function useBurnDownColours() {
  const palette = usePlainPalette();
  return useMemo(() => {
    const [actual = palette.text.primary] = palette.chart.tones;
    return { planned: palette.chart.neutral, actual, text: palette.text.secondary, line: palette.divider };
  }, [palette]);
}
