import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import { configureChart } from './chart-configuration';
import type { ChartDrawing } from './chart-drawing';

export function ChartCanvas({ drawing }: { drawing: ChartDrawing }) {
  const { type, data, options, plugins } = useMemo(() => configureChart(drawing), [drawing]);
  // The key changes with the colour scheme and redraws the chart at once: printing a dark page switches to light
  // and does not wait. The legend has the names and values for screen readers.
  const key = drawing.colours.paper;
  return <Chart key={key} type={type} data={data} options={options} plugins={plugins} redraw aria-hidden />;
}
