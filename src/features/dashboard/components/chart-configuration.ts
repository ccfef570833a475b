import {
  ArcElement,
  Chart,
  DoughnutController,
  PolarAreaController,
  RadialLinearScale,
  Tooltip,
  type ChartConfiguration,
  type Plugin,
} from 'chart.js';
import type { SharedPart } from '../model/chart-part';
import { PATTERN_OPACITY, TILE, type PartLook } from '../model/part-look';
import type { ChartColours } from './use-chart-colours';

Chart.register(DoughnutController, PolarAreaController, ArcElement, RadialLinearScale, Tooltip);

export type ChartKind = 'doughnut' | 'polarArea';

export type ChartDrawing = {
  kind: ChartKind;
  /** How much of a doughnut is hole, in percent. */
  hole?: number;
  parts: readonly SharedPart[];
  colours: ChartColours;
  formatShare: (share: number) => string;
};

/** In the middle of a part, along its arc, in px: with less room its share would stand on its neighbours'. */
const LABEL_ROOM = 44;

/** A part's colour under its pattern, as a canvas fills with it. */
export function fillOf({ colour, pattern }: PartLook, paper: string): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = TILE;
  tile.height = TILE;
  const context = tile.getContext('2d');
  if (!context) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, TILE, TILE);
  context.globalAlpha = PATTERN_OPACITY;
  context.strokeStyle = paper;
  context.lineWidth = 1.5;
  context.stroke(new Path2D(pattern));
  return context.createPattern(tile, 'repeat') ?? colour;
}

/** How far from the outermost ring of a polar chart its counts stand, in px. */
const COUNT_DISTANCE = 11;

function startLabels(ctx: CanvasRenderingContext2D) {
  ctx.font = '600 12px sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
}

/** The parts of the drawn pie; both kinds of chart are one. */
const arcsOf = (chart: Chart) => chart.getDatasetMeta(0).data.filter((part) => part instanceof ArcElement);

/** Writes the share of each part on it, on a plate that keeps it readable on every pattern. */
function shareLabels({ parts, colours, formatShare }: ChartDrawing): Plugin {
  return {
    id: 'share-labels',
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      ctx.save();
      startLabels(ctx);
      arcsOf(chart).forEach((arc, index) => {
        const share = parts[index]?.share ?? 0;
        const { startAngle, endAngle, innerRadius, outerRadius } = arc.getProps([
          'startAngle',
          'endAngle',
          'innerRadius',
          'outerRadius',
        ]);
        if (((endAngle - startAngle) * (innerRadius + outerRadius)) / 2 < LABEL_ROOM) return;
        const { x, y } = arc.tooltipPosition(true);
        if (x === null || y === null) return;
        const text = formatShare(share);
        const width = ctx.measureText(text).width + 8;
        ctx.fillStyle = colours.paper;
        ctx.beginPath();
        ctx.roundRect(x - width / 2, y - 9, width, 18, 4);
        ctx.fill();
        ctx.fillStyle = colours.text;
        ctx.fillText(text, x, y);
      });
      ctx.restore();
    },
  };
}

/** Writes the count of each part of a polar chart around it: the part itself may be too small for any words. */
function countLabels({ parts, colours }: ChartDrawing): Plugin {
  return {
    id: 'count-labels',
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      const scale = chart.scales.r;
      if (!(scale instanceof RadialLinearScale)) return;
      const { xCenter, yCenter, drawingArea } = scale;
      const distance = drawingArea + COUNT_DISTANCE;
      ctx.save();
      startLabels(ctx);
      ctx.fillStyle = colours.text;
      arcsOf(chart).forEach((arc, index) => {
        const { startAngle, endAngle } = arc.getProps(['startAngle', 'endAngle']);
        const angle = (startAngle + endAngle) / 2;
        const count = String(parts[index]?.value ?? '');
        ctx.fillText(count, xCenter + Math.cos(angle) * distance, yCenter + Math.sin(angle) * distance);
      });
      ctx.restore();
    },
  };
}

/**
 * What chart.js draws: still pictures without a legend, which stands beside them in words. With a `scale` the canvas
 * keeps its size and has so many dots per pixel. Source: DB-1.
 */
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
          backgroundColor: colours.looks.map((look) => fillOf(look, colours.paper)),
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
      ...(kind === 'polarArea' && {
        layout: { padding: 2 * COUNT_DISTANCE },
        scales: { r: { ticks: { display: false }, grid: { color: colours.line } } },
      }),
    },
    plugins: [kind === 'polarArea' ? countLabels(drawing) : shareLabels(drawing)],
  };
}
