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
import { NARROW_SHARE, spreadOut } from '../model/chart-part';
import type { ChartColours } from './use-chart-colours';

Chart.register(DoughnutController, PolarAreaController, ArcElement, RadialLinearScale, Tooltip);

export type ChartKind = 'doughnut' | 'polarArea';

export type ChartDrawing = {
  kind: ChartKind;
  /** The inner radius of a doughnut, in percent. */
  hole?: number;
  parts: readonly SharedPart[];
  colours: ChartColours;
  formatShare: (share: number) => string;
};

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
  context.lineWidth = 1.5;
  context.stroke(new Path2D(pattern));
  return context.createPattern(tile, 'repeat') ?? colour;
}

/** The distance of label lines beside a ring, and the room for labels on each side, in px. */
const SIDE_GAP = 15;
const SIDE_ROOM = 50;

/** A label beside the ring, and the angle at which its line starts. */
type SideLabel = { text: string; angle: number };

/** The distance of the counts from the outermost ring of a polar chart, in px. */
const COUNT_DISTANCE = 11;

function startLabels(ctx: CanvasRenderingContext2D) {
  ctx.font = '600 12px sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
}

/** Returns the drawn parts; both kinds of charts consist of arcs. */
const findArcs = (chart: Chart) => chart.getDatasetMeta(0).data.filter((part) => part instanceof ArcElement);

/** Writes each share on a plate, which is readable on every pattern, or beside the ring. */
function shareLabels({ parts, colours, formatShare }: ChartDrawing): Plugin {
  function writeOn({ ctx }: Chart, arc: ArcElement, text: string) {
    const { x, y } = arc.tooltipPosition(true);
    if (x === null || y === null) return;
    const width = ctx.measureText(text).width + 8;
    ctx.fillStyle = colours.paper;
    ctx.beginPath();
    ctx.roundRect(x - width / 2, y - 9, width, 18, 4);
    ctx.fill();
    ctx.fillStyle = colours.text;
    ctx.fillText(text, x, y);
  }

  function writeBeside({ ctx, chartArea, height }: Chart, radius: number, labels: SideLabel[], side: number) {
    const x = (chartArea.left + chartArea.right) / 2;
    const y = (chartArea.top + chartArea.bottom) / 2;
    const labelHeight = ({ angle }: SideLabel) => y + Math.sin(angle) * (radius + SIDE_GAP);
    const sorted = labels
      .filter(({ angle }) => Math.cos(angle) < 0 === side < 0)
      .sort((a, b) => labelHeight(a) - labelHeight(b));
    const room = { gap: SIDE_GAP, top: SIDE_GAP / 2, bottom: height - SIDE_GAP / 2 };
    const levels = spreadOut(sorted.map(labelHeight), room);
    ctx.textAlign = side < 0 ? 'right' : 'left';
    ctx.strokeStyle = colours.text;
    ctx.fillStyle = colours.text;
    for (const [index, { text, angle }] of sorted.entries()) {
      const level = levels[index] ?? y;
      ctx.beginPath();
      ctx.moveTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
      ctx.lineTo(x + side * (radius + 6), level);
      ctx.stroke();
      ctx.fillText(text, x + side * (radius + 9), level);
    }
  }

  return {
    id: 'share-labels',
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      ctx.save();
      startLabels(ctx);
      const beside: SideLabel[] = [];
      let radius = 0;
      for (const [index, arc] of findArcs(chart).entries()) {
        const share = parts[index]?.share ?? 0;
        const { startAngle, endAngle, outerRadius } = arc.getProps(['startAngle', 'endAngle', 'outerRadius']);
        radius = outerRadius;
        if (share >= NARROW_SHARE) writeOn(chart, arc, formatShare(share));
        else beside.push({ text: formatShare(share), angle: (startAngle + endAngle) / 2 });
      }
      for (const side of [-1, 1]) writeBeside(chart, radius, beside, side);
      ctx.restore();
    },
  };
}

/** Writes the count of each part of a polar chart around it, because a part may be too small for text. */
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
      findArcs(chart).forEach((arc, index) => {
        const { startAngle, endAngle } = arc.getProps(['startAngle', 'endAngle']);
        const angle = (startAngle + endAngle) / 2;
        const count = String(parts[index]?.value ?? '');
        ctx.fillText(count, xCenter + Math.cos(angle) * distance, yCenter + Math.sin(angle) * distance);
      });
      ctx.restore();
    },
  };
}

/** Static pictures without a legend, which is HTML; `scale` fixes the canvas size and its dots per px. */
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
