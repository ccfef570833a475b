import { BarController, BarElement, CategoryScale, Chart as ChartJs, LinearScale } from 'chart.js';
import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import { usePlainPalette } from '@/ui/page/use-plain-palette';

ChartJs.register(BarController, BarElement, LinearScale, CategoryScale);

type BalanceCanvasProps = { points: readonly { label: string; running: number }[] };

export function BalanceCanvas({ points }: BalanceCanvasProps) {
  const palette = usePlainPalette();
  const { data, options } = useMemo(() => {
    const text = { color: palette.text.secondary };
    const [colour = palette.text.primary] = palette.chart.tones;
    return {
      data: {
        labels: points.map(({ label }) => label),
        datasets: [
          { data: points.map(({ running }) => running), backgroundColor: colour, maxBarThickness: 40 },
        ],
      },
      options: {
        animation: false as const,
        maintainAspectRatio: false,
        events: [],
        scales: {
          x: { ticks: { ...text, autoSkip: true, maxRotation: 0 }, grid: { display: false } },
          y: { ticks: { ...text, maxTicksLimit: 5, precision: 0 }, grid: { color: palette.divider } },
        },
      },
    };
  }, [points, palette]);
  // The key changes with the colour scheme and redraws the chart at once: printing a dark page switches to light
  // and does not wait. The label of the frame has the figures for screen readers.
  return <Chart key={palette.divider} type="bar" data={data} options={options} redraw aria-hidden />;
}
