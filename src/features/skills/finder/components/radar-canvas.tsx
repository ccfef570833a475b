import { Chart as ChartJs, LineElement, PointElement, RadarController, RadialLinearScale } from 'chart.js';
import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import { RADAR_STYLES } from './radar-styles';

ChartJs.register(RadarController, RadialLinearScale, PointElement, LineElement);

export type RadarDrawing = {
  corners: readonly string[];
  people: readonly { name: string; values: readonly number[] }[];
  /** The value of the best mark. */
  most: number;
  colours: { tones: readonly string[]; text: string; line: string };
};

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
        borderDash: RADAR_STYLES[index]?.dash,
        borderWidth: 2,
        pointStyle: RADAR_STYLES[index]?.point,
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
  // Hidden from screen readers, because the table has the same values.
  return <Chart type="radar" data={data} options={options} aria-hidden />;
}
