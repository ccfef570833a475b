import {
  CategoryScale,
  Chart as ChartJs,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type ChartConfiguration,
} from 'chart.js';
import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import type { BurnDown } from '../model/burn-down';
import { PLANNED_DASHES, useBurnDownColours } from './use-burn-down-colours';

ChartJs.register(LineController, LineElement, PointElement, LinearScale, CategoryScale);

type BurnDownCanvasProps = {
  burn: BurnDown;
  formatKey: (key: string) => string;
  /** The label of the first point, where the whole plan remains. */
  start: string;
};

export function BurnDownCanvas({ burn, formatKey, start }: BurnDownCanvasProps) {
  const colours = useBurnDownColours();
  const { type, data, options } = useMemo((): ChartConfiguration<'line', (number | null)[], string> => {
    const axis = { ticks: { color: colours.text }, grid: { color: colours.line } };
    return {
      type: 'line',
      data: {
        labels: [start, ...burn.points.map(({ key }) => formatKey(key))],
        datasets: [
          {
            data: [burn.total, ...burn.points.map(({ plannedRemaining }) => plannedRemaining)],
            borderColor: colours.planned,
            backgroundColor: colours.planned,
            borderDash: PLANNED_DASHES,
            pointRadius: 0,
          },
          {
            data: [burn.total, ...burn.points.map(({ remaining }) => remaining)],
            borderColor: colours.actual,
            backgroundColor: colours.actual,
            borderWidth: 3,
          },
        ],
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        events: [],
        scales: { x: axis, y: { ...axis, suggestedMin: 0 } },
      },
    };
  }, [burn, formatKey, start, colours]);
  // A new key redraws the chart at once: printing a dark page switches to light and does not wait.
  return <Chart key={colours.text} type={type} data={data} options={options} redraw aria-hidden />;
}
