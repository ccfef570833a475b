import type { CSSProperties } from 'react';

const TONES = 7;

type ToneStyle = CSSProperties & { '--tone': string };

/** The colour of a project as the variable `--tone`: the same wherever it is shown. Never the only thing that tells it. */
export function toneStyle(projectId: number): ToneStyle {
  return { '--tone': `var(--mui-palette-chart-tones-${projectId % TONES})` };
}

/** The same for what is no project's. */
export const NO_TONE: ToneStyle = { '--tone': 'var(--mui-palette-text-secondary)' };
