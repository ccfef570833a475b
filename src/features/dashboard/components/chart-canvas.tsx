import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import { configureChart, type ChartDrawing } from './chart-configuration';

/** Draws a chart into the room that it is given. Loaded when the first one is shown. */
export function ChartCanvas({ drawing }: { drawing: ChartDrawing }) {
  const { type, data, options, plugins } = useMemo(() => configureChart(drawing), [drawing]);
  // The names and values stand in the legend: the picture itself is silent.
  // Drawn anew by itself it comes a moment later, which paper, on which a dark page is light, does not wait for.
  const key = drawing.colours.paper;
  return <Chart key={key} type={type} data={data} options={options} plugins={plugins} redraw aria-hidden />;
}
