import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { PanelBoundary } from '@/ui/page/state-message';
import { largestOf } from '../model/chart-part';
import type { ChartDrawing } from './chart-configuration';
import { ChartDownload } from './chart-download';
import { ChartLegend } from './chart-legend';
import type { PartWords } from './part-figure';
import { useInSight } from './use-in-sight';

/** Of use in every browser, but as heavy as some pages: the chart comes after the words. */
const ChartCanvas = lazy(async () => ({ default: (await import('./chart-canvas')).ChartCanvas }));

const HEIGHT = 260;

type ChartViewProps = { title: string; drawing: ChartDrawing; words: PartWords };

/** The picture with what it says in words, and its legend beneath. Source: DB-1. */
export function ChartView({ title, drawing, words }: ChartViewProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  const { parts, colours } = drawing;
  const largest = largestOf(parts);
  const inWords =
    largest &&
    t('chart.alt', {
      title,
      count: parts.length,
      name: largest.label,
      value: words.formatValue(largest.value),
      share: format.percent(largest.share),
    });
  const waiting = <Skeleton variant="circular" width={HEIGHT} height={HEIGHT} sx={{ mx: 'auto' }} />;
  return (
    <>
      <Box sx={{ position: 'relative', height: HEIGHT }}>
        {/* A picture gets smaller a moment after its place. */}
        <Box
          ref={ref}
          role="img"
          aria-label={inWords}
          sx={{ position: 'relative', height: '100%', overflow: 'hidden' }}
        >
          <PanelBoundary>
            <Suspense fallback={waiting}>{isInSight ? <ChartCanvas drawing={drawing} /> : waiting}</Suspense>
          </PanelBoundary>
        </Box>
        <ChartDownload title={title} drawing={drawing} formatValue={words.formatValue} />
      </Box>
      <ChartLegend label={t('chart.legend', { title })} parts={parts} colours={colours} words={words} />
    </>
  );
}
