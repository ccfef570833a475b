import type { PointStyle } from 'chart.js';

/**
 * Dashes and shapes distinguish `MOST_COMPARED` people without colour; `symbol` is `point` in the legend.
 * Only a type is imported from the chart library, which loads after the legend.
 */
export const RADAR_STYLES: readonly { point: PointStyle; symbol: string; dash: number[] }[] = [
  { point: 'circle', symbol: '●', dash: [] },
  { point: 'triangle', symbol: '▲', dash: [8, 4] },
  { point: 'rect', symbol: '■', dash: [2, 3] },
  { point: 'rectRot', symbol: '◆', dash: [10, 3, 2, 3] },
];
