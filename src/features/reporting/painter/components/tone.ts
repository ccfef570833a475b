import type { CSSProperties } from 'react';

/** The number of `chart.tones` in each palette of the theme. */
const TONES = 7;

type ToneStyle = CSSProperties & { '--tone': string };

/** Sets `--tone` to the colour of a project. Projects share colours, so each also needs its code or name. */
export function toneStyle(projectId: number): ToneStyle {
  return { '--tone': `var(--mui-palette-chart-tones-${projectId % TONES})` };
}

/** The tone of anything without a project. */
export const NO_TONE: ToneStyle = { '--tone': 'var(--mui-palette-text-secondary)' };
