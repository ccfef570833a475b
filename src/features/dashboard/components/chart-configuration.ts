import {
  ArcElement,
  Chart,
  DoughnutController,
  PolarAreaController,
  RadialLinearScale,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js';
import { PATTERN_LINE_WIDTH, PATTERN_OPACITY, TILE, type PartLook } from '../model/part-look';
import type { ChartDrawing, ChartKind } from './chart-drawing';
import { COUNT_DISTANCE, countLabels, NARROW_SHARE, shareLabels, SIDE_GAP, SIDE_ROOM } from './chart-labels';

Chart.register(DoughnutController, PolarAreaController, ArcElement, RadialLinearScale, Tooltip);

/** The look of a part as the fill of a canvas; its plain colour where the browser draws no pattern. */
export function createFill({ colour, pattern }: PartLook, paper: string): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = TILE;
  tile.height = TILE;
  const context = tile.getContext('2d');
  if (!context) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, TILE, TILE);
  context.globalAlpha = PATTERN_OPACITY;
  context.strokeStyle = paper;
  context.lineWidth = PATTERN_LINE_WIDTH;
  context.stroke(new Path2D(pattern));
  return context.createPattern(tile, 'repeat') ?? colour;
}

/** The legend is drawn apart. With a `scale`, the canvas keeps its size and has that many dots per px. */
export function configureChart(
  drawing: ChartDrawing,
  scale?: number,
): ChartConfiguration<ChartKind, number[], string> {
  const { kind, hole, parts, colours } = drawing;
  return {
    type: kind,
    data: {
      labels: parts.map(({ label }) => label),
      datasets: [
        {
          data: parts.map(({ value }) => value),
          backgroundColor: colours.looks.map((look) => createFill(look, colours.paper)),
          borderColor: colours.paper,
          borderWidth: 2,
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      ...(scale !== undefined && { responsive: false, devicePixelRatio: scale }),
      ...(hole !== undefined && { cutout: `${hole}%` }),
      ...(kind === 'doughnut' &&
        parts.some(({ share }) => share < NARROW_SHARE) && {
          layout: { padding: { left: SIDE_ROOM, right: SIDE_ROOM, top: SIDE_GAP, bottom: SIDE_GAP } },
        }),
      ...(kind === 'polarArea' && {
        layout: { padding: 2 * COUNT_DISTANCE },
        scales: { r: { ticks: { display: false }, grid: { color: colours.line } } },
      }),
    },
    plugins: [kind === 'polarArea' ? countLabels(drawing) : shareLabels(drawing)],
  };
}
