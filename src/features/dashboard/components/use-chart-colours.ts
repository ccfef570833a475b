import { useMemo } from 'react';
import { usePlainPalette } from '@/ui/page/use-plain-palette';
import { partLook, type PartLook } from '../model/part-look';
import type { ChartPart } from '../model/chart-part';

export type ChartColours = { paper: string; text: string; line: string; looks: PartLook[] };

export function useChartColours(parts: readonly ChartPart[]): ChartColours {
  const palette = usePlainPalette();
  return useMemo(
    () => ({
      paper: palette.background.paper,
      text: palette.text.primary,
      line: palette.divider,
      looks: parts.map(({ isUnknown = false }, index) => partLook(index, isUnknown, palette.chart)),
    }),
    [palette, parts],
  );
}
