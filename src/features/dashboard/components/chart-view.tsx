import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { today } from '@/lib/calendar-date';
import { saveFile } from '@/lib/save-file';
import { lazyComponent } from '@/start/lazy-component';
import { PanelBoundary } from '@/ui/page/panel-boundary';
import { findLargest } from '../model/chart-part';
import type { ChartDrawing } from './chart-drawing';
import { ChartLegend } from './chart-legend';
import type { PartWords } from './part-figure';

type ChartDownloadProps = { title: string; drawing: ChartDrawing; formatValue: (value: number) => string };

function ChartDownload({ title, drawing, formatValue }: ChartDownloadProps) {
  const { t } = useTranslation('dashboard');
  const label = t('chart.download', { title });
  const save = useMutation({
    mutationFn: async () => {
      const { drawChartImage } = await import('./chart-image');
      saveFile(await drawChartImage({ title, drawing, formatValue }), `${title}_${today()}.png`);
    },
    meta: { writes: [], failure: 'dashboard:chart.downloadFailed' },
  });

  return (
    // The corner that a round chart leaves free.
    <IconButton
      className="screen-only"
      aria-label={label}
      title={label}
      onClick={() => save.mutate()}
      sx={{ position: 'absolute', top: 0, right: -8 }}
    >
      <FileDownloadOutlined />
    </IconButton>
  );
}

/** Returns true once the element is visible, or the page is printed, for what is heavy to draw. */
function useInSight<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const target = ref.current;
    if (!target) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsInSight(true);
      observer.disconnect();
    });
    observer.observe(target);
    const showNow = () => flushSync(() => setIsInSight(true));
    window.addEventListener('beforeprint', showNow);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showNow);
    };
  }, []);
  return { ref, isInSight };
}

const HEIGHT = 260;

const PLACEHOLDER = <Skeleton variant="circular" width={HEIGHT} height={HEIGHT} sx={{ mx: 'auto' }} />;

/** Lazy, because the chart library is as large as some pages; the words are shown first. */
const ChartCanvas = lazyComponent(async () => (await import('./chart-canvas')).ChartCanvas, {
  meanwhile: PLACEHOLDER,
});

type ChartViewProps = { title: string; drawing: ChartDrawing; words: PartWords };

/** The chart with its text alternative and its legend. Source: DB-1. */
export function ChartView({ title, drawing, words }: ChartViewProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { ref, isInSight } = useInSight<HTMLDivElement>();
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
