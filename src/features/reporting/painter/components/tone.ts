import type { CSSProperties } from 'react';

/** As many as each palette of the theme has. */
const TONES = 7;

type ToneStyle = CSSProperties & { '--tone': string };

/** The colour of a project as the variable `--tone`, equal everywhere; never the only mark of the project. */
export function toneStyle(projectId: number): ToneStyle {
  return { '--tone': `var(--mui-palette-chart-tones-${projectId % TONES})` };
}

/** The tone of anything without a project. */
export const NO_TONE: ToneStyle = { '--tone': 'var(--mui-palette-text-secondary)' };
