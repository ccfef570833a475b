import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { lazyComponent } from '@/start/lazy-component';
import { PanelBoundary } from '@/ui/page/panel-boundary';
import { findLargest } from '../model/chart-part';
import { ChartDownload } from './chart-download';
import type { ChartDrawing } from './chart-drawing';
import { ChartLegend } from './chart-legend';
import type { PartWords } from './part-figure';
import { useInSight } from './use-in-sight';

const HEIGHT = 260;

const PLACEHOLDER = <Skeleton variant="circular" width={HEIGHT} height={HEIGHT} sx={{ mx: 'auto' }} />;

/** Lazy, because the chart library is as large as some pages; the words are shown first. */
const ChartCanvas = lazyComponent(async () => (await import('./chart-canvas')).ChartCanvas, {
  meanwhile: PLACEHOLDER,
  throwOnError: true,
});

type ChartViewProps = { title: string; drawing: ChartDrawing; words: PartWords };

/** Source: DB-1. */
export function ChartView({ title, drawing, words }: ChartViewProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { ref, isInSight } = useInSight();
  const { parts, colours } = drawing;
  const largest = findLargest(parts);
  const inWords =
    largest &&
    t('chart.alt', {
      title,
      count: parts.length,
      name: largest.label,
      value: words.formatValue(largest.value),
      share: format.percent(largest.share),
    });
  return (
    <>
      <PanelBoundary>
        <Box sx={{ position: 'relative', height: HEIGHT, '@media print': { height: 170 } }}>
          {/* The overflow is hidden, because a chart shrinks a moment after its container. */}
          <Box
            ref={ref}
            role="img"
            aria-label={inWords}
            sx={{ position: 'relative', height: '100%', overflow: 'hidden' }}
          >
            {isInSight ? <ChartCanvas drawing={drawing} /> : PLACEHOLDER}
          </Box>
          <ChartDownload title={title} drawing={drawing} formatValue={words.formatValue} />
        </Box>
      </PanelBoundary>
      <ChartLegend label={t('chart.legend', { title })} parts={parts} colours={colours} words={words} />
    </>
  );
}
