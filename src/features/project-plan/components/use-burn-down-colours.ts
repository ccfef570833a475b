import { useMemo } from 'react';
import { usePlainPalette } from '@/ui/page/use-plain-palette';

/** Returns the colours of the planned and the actual line, and of the chart around them. */
export function useBurnDownColours() {
  const palette = usePlainPalette();
  return useMemo(() => {
    const [actual = palette.text.primary] = palette.chart.tones;
    return { planned: palette.chart.neutral, actual, text: palette.text.secondary, line: palette.divider };
  }, [palette]);
}
