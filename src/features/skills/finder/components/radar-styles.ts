/**
 * Dashes and shapes distinguish the people without colour: `symbol` in the legend is `point` in the chart. One for each
 * of the people whom `MOST_COMPARED` allows. Without the chart library, because the legend is shown before it.
 */
export const RADAR_STYLES = [
  { point: 'circle', symbol: '●', dash: [] },
  { point: 'triangle', symbol: '▲', dash: [8, 4] },
  { point: 'rect', symbol: '■', dash: [2, 3] },
  { point: 'rectRot', symbol: '◆', dash: [10, 3, 2, 3] },
] satisfies { point: string; symbol: string; dash: number[] }[];
