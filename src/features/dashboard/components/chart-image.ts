import { Chart } from 'chart.js';
import { createCanvas, encodeCanvas, getContext } from '@/lib/picture-canvas';
import { configureChart, createFill } from './chart-configuration';
import type { ChartDrawing } from './chart-drawing';

type ImageOptions = { title: string; drawing: ChartDrawing; formatValue: (value: number) => string };

const WIDTH = 640;
const CHART_HEIGHT = 400;
const HEAD_HEIGHT = 56;
const LINE_HEIGHT = 24;
const MARGIN = 24;
const SWATCH_SIZE = 16;
const NAME_LEFT = MARGIN + SWATCH_SIZE + 12;
const VALUE_RIGHT = WIDTH - MARGIN - 80;
const SHARE_RIGHT = WIDTH - MARGIN;
/** Room for the hours of a large project, with their unit. */
const VALUE_WIDTH = 104;
/** Longer names are drawn narrower, so that they end before the values. */
const NAME_WIDTH = VALUE_RIGHT - VALUE_WIDTH - NAME_LEFT;
/** Sharp on paper and on high-density screens. */
const SCALE = 2;

/**
 * Draws the chart as a PNG with its title and legend, the same on every screen.
 * @throws {Error} if the browser provides no canvas or cannot write it.
 */
export async function drawChartImage({ title, drawing, formatValue }: ImageOptions): Promise<Blob> {
  const { parts, colours, formatShare } = drawing;
  const height = HEAD_HEIGHT + CHART_HEIGHT + MARGIN + parts.length * LINE_HEIGHT + MARGIN;
  const canvas = createCanvas(WIDTH * SCALE, height * SCALE);
  const context = getContext(canvas);
  context.scale(SCALE, SCALE);
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = colours.text;
  context.textBaseline = 'middle';
  context.font = '600 20px sans-serif';
  context.fillText(title, MARGIN, HEAD_HEIGHT / 2);

  drawPicture(drawing, context);

  context.font = '14px sans-serif';
  parts.forEach((part, index) => {
    const y = HEAD_HEIGHT + CHART_HEIGHT + MARGIN + (index + 0.5) * LINE_HEIGHT;
    const look = colours.looks[index];
    if (look) context.fillStyle = createFill(look, colours.paper);
    context.fillRect(MARGIN, y - SWATCH_SIZE / 2, SWATCH_SIZE, SWATCH_SIZE);
    context.fillStyle = colours.text;
    context.textAlign = 'left';
    context.fillText(part.label, NAME_LEFT, y, NAME_WIDTH);
    context.textAlign = 'right';
    context.fillText(formatValue(part.value), VALUE_RIGHT, y);
    context.fillText(formatShare(part.share), SHARE_RIGHT, y);
  });
  return encodeCanvas(canvas, 'image/png');
}

function drawPicture(drawing: ChartDrawing, context: CanvasRenderingContext2D): void {
  const canvas = createCanvas(WIDTH, CHART_HEIGHT);
  const chart = new Chart(canvas, configureChart(drawing, SCALE));
  context.drawImage(canvas, 0, HEAD_HEIGHT, WIDTH, CHART_HEIGHT);
  chart.destroy();
}
