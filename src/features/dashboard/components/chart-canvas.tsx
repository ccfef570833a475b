import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import { configureChart } from './chart-configuration';
import type { ChartDrawing } from './chart-drawing';

/** Draws a chart into its container. Loaded with the first chart. */
export function ChartCanvas({ drawing }: { drawing: ChartDrawing }) {
  const { type, data, options, plugins } = useMemo(() => configureChart(drawing), [drawing]);
  // Hidden from screen readers, because the legend has the names and values. A new key redraws it
  // synchronously when the scheme changes: printing a dark page switches to light and does not wait.
  const key = drawing.colours.paper;
  return <Chart key={key} type={type} data={data} options={options} plugins={plugins} redraw aria-hidden />;
}
