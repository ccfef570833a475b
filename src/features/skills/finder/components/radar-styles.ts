import type { PointStyle } from 'chart.js';

/**
 * Dashes and shapes distinguish at most `MOST_COMPARED` people without colour: `symbol` in the legend is `point` in the
 * chart. Only the type is from the chart library, because the legend is shown before the library has loaded.
 */
export const RADAR_STYLES: readonly { point: PointStyle; symbol: string; dash: number[] }[] = [
  { point: 'circle', symbol: '●', dash: [] },
  { point: 'triangle', symbol: '▲', dash: [8, 4] },
  { point: 'rect', symbol: '■', dash: [2, 3] },
  { point: 'rectRot', symbol: '◆', dash: [10, 3, 2, 3] },
];
