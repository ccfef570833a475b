import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import { configureChart, type ChartDrawing } from './chart-configuration';

/** Draws a chart into the room that it is given. Loaded when the first one is shown. */
export function ChartCanvas({ drawing }: { drawing: ChartDrawing }) {
  const { type, data, options, plugins } = useMemo(() => configureChart(drawing), [drawing]);
  // The names and values stand in the legend: the picture itself is silent.
  return <Chart type={type} data={data} options={options} plugins={plugins} redraw aria-hidden />;
}
