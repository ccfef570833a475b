import { ArcElement, RadialLinearScale, type Chart, type Plugin } from 'chart.js';
import { spreadLabels } from '../model/spread-labels';
import type { ChartDrawing } from './chart-drawing';

/** Parts of a ring with a smaller share have it written beside the ring. */
export const NARROW_SHARE = 0.085;

/** The least distance between the labels beside a ring, and from the ring to them, in px. */
export const SIDE_GAP = 15;
/** The room for labels on each side of a ring, in px. */
export const SIDE_ROOM = 50;

/** The plate behind a share on the ring, in px. */
const PLATE = { height: 18, padding: 4, radius: 4 };
/** The distances from the ring at which the line of a label ends and its text begins, in px. */
const LINE_END = 6;
const TEXT_START = 9;

/** Left or right of a ring, as the sign of x. */
type Side = -1 | 1;
const SIDES: readonly Side[] = [-1, 1];
const findSide = (angle: number): Side => (Math.cos(angle) < 0 ? -1 : 1);

/** A label beside the ring; its line starts at the angle and radius. */
type SideLabel = { text: string; angle: number; radius: number };

/** The distance of the counts from the outermost ring of a polar chart, in px. */
export const COUNT_DISTANCE = 11;

function setLabelFont(ctx: CanvasRenderingContext2D) {
  ctx.font = '600 12px sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
}

const findArcs = (chart: Chart) => chart.getDatasetMeta(0).data.filter((part) => part instanceof ArcElement);

/** Writes each share on a plate, which is readable on every pattern, or beside the ring. */
export function shareLabels({ parts, colours, formatShare }: ChartDrawing): Plugin {
  function writeOn({ ctx }: Chart, arc: ArcElement, text: string) {
    const { x, y } = arc.tooltipPosition(true);
    if (x === null || y === null) return;
    const width = ctx.measureText(text).width + 2 * PLATE.padding;
    ctx.fillStyle = colours.paper;
    ctx.beginPath();
    ctx.roundRect(x - width / 2, y - PLATE.height / 2, width, PLATE.height, PLATE.radius);
    ctx.fill();
    ctx.fillStyle = colours.text;
    ctx.fillText(text, x, y);
  }

  function writeBeside({ ctx, chartArea, height }: Chart, labels: SideLabel[], side: Side) {
    const x = (chartArea.left + chartArea.right) / 2;
    const y = (chartArea.top + chartArea.bottom) / 2;
    const preferredLevel = ({ angle, radius }: SideLabel) => y + Math.sin(angle) * (radius + SIDE_GAP);
    const sorted = labels
      .filter(({ angle }) => findSide(angle) === side)
      .sort((a, b) => preferredLevel(a) - preferredLevel(b));
    const room = { gap: SIDE_GAP, top: SIDE_GAP / 2, bottom: height - SIDE_GAP / 2 };
    const levels = spreadLabels(sorted.map(preferredLevel), room);
    ctx.textAlign = side < 0 ? 'right' : 'left';
    ctx.strokeStyle = colours.text;
    ctx.fillStyle = colours.text;
    for (const [index, { text, angle, radius }] of sorted.entries()) {
      const level = levels[index] ?? y;
      ctx.beginPath();
      ctx.moveTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
      ctx.lineTo(x + side * (radius + LINE_END), level);
      ctx.stroke();
      ctx.fillText(text, x + side * (radius + TEXT_START), level);
    }
  }

  return {
    id: 'share-labels',
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      ctx.save();
      setLabelFont(ctx);
      const sideLabels: SideLabel[] = [];
      for (const [index, arc] of findArcs(chart).entries()) {
        const share = parts[index]?.share ?? 0;
        const { startAngle, endAngle, outerRadius } = arc.getProps(['startAngle', 'endAngle', 'outerRadius']);
        const angle = (startAngle + endAngle) / 2;
        if (share >= NARROW_SHARE) writeOn(chart, arc, formatShare(share));
        else sideLabels.push({ text: formatShare(share), angle, radius: outerRadius });
      }
      for (const side of SIDES) writeBeside(chart, sideLabels, side);
      ctx.restore();
    },
  };
}

/** Writes the count of each part of a polar chart around it, because a part may be too small for text. */
export function countLabels({ parts, colours }: ChartDrawing): Plugin {
  return {
    id: 'count-labels',
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      const scale = chart.scales.r;
      if (!(scale instanceof RadialLinearScale)) return;
      const { xCenter, yCenter, drawingArea } = scale;
      const distance = drawingArea + COUNT_DISTANCE;
      ctx.save();
      setLabelFont(ctx);
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
