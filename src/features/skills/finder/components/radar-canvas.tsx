import { Chart as Charts, LineElement, PointElement, RadarController, RadialLinearScale } from 'chart.js';
import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';

Charts.register(RadarController, RadialLinearScale, PointElement, LineElement);

export type RadarDrawing = {
  corners: readonly string[];
  /** Of each person the worth of every corner. */
  people: readonly { name: string; values: readonly number[] }[];
  /** The worth of the best mark. */
  most: number;
  colours: { tones: readonly string[]; text: string; line: string };
};

/** Told apart without their colours. */
const LINES = [[], [8, 4], [2, 3], [10, 3, 2, 3]];
const POINTS = ['circle', 'triangle', 'rect', 'rectRot'] as const;

/** Draws the picture of a comparison. Loaded when the first one is shown. */
export function RadarCanvas({ drawing }: { drawing: RadarDrawing }) {
  const { corners, people, most, colours } = drawing;
  const data = useMemo(
    () => ({
      labels: [...corners],
      datasets: people.map(({ name, values }, index) => ({
        label: name,
        data: [...values],
        borderColor: colours.tones[index],
        backgroundColor: 'transparent',
        pointBackgroundColor: colours.tones[index],
        borderDash: LINES[index],
        borderWidth: 2,
        pointStyle: POINTS[index],
        pointRadius: 5,
      })),
    }),
    [corners, people, colours],
  );
  const options = useMemo(
    () => ({
      animation: false as const,
      maintainAspectRatio: false,
      events: [],
      scales: {
        r: {
          min: 0,
          max: most,
          ticks: { display: false, stepSize: 1 },
          grid: { color: colours.line },
          angleLines: { color: colours.line },
          pointLabels: { color: colours.text, font: { size: 13 }, padding: 10 },
        },
      },
    }),
    [most, colours],
  );
  // The table beside it says the same: the picture itself is silent.
  return <Chart type="radar" data={data} options={options} aria-hidden />;
}
