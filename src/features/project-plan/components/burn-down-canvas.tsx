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
import { useBurnDownColours } from './use-burn-down-colours';

ChartJs.register(LineController, LineElement, PointElement, LinearScale, CategoryScale);

type BurnDownCanvasProps = {
  burn: BurnDown;
  formatKey: (key: string) => string;
  /** Stands under the first point: all of the plan is left. */
  start: string;
};

/** Two lines from all of the plan to what is left of it. Loaded when a plan is shown. */
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
            data: [burn.total, ...burn.points.map(({ plannedLeft }) => plannedLeft)],
            borderColor: colours.planned,
            backgroundColor: colours.planned,
            borderDash: [6, 4],
            pointRadius: 0,
          },
          {
            data: [burn.total, ...burn.points.map(({ left }) => left)],
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
  // The table says the same in words.
  // Paper, on which a dark page is light, does not wait until it is drawn anew.
  return <Chart key={colours.text} type={type} data={data} options={options} redraw aria-hidden />;
}
