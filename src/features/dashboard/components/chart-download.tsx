import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { today } from '@/lib/calendar-date';
import { saveFile } from '@/lib/save-file';
import type { ChartDrawing } from './chart-configuration';

type ChartDownloadProps = { title: string; drawing: ChartDrawing; formatValue: (value: number) => string };

/** Saves the chart as an image. */
export function ChartDownload({ title, drawing, formatValue }: ChartDownloadProps) {
  const { t } = useTranslation('dashboard');
  const label = t('chart.download', { title });

  async function saveImage() {
    const { drawChartImage } = await import('./chart-image');
    saveFile(await drawChartImage({ title, drawing, formatValue }), `${title}_${today()}.png`);
  }

  return (
    // In the corner that a round chart leaves free.
    <IconButton
      className="screen-only"
      aria-label={label}
      title={label}
      onClick={() => void saveImage()}
      sx={{ position: 'absolute', top: 0, right: -8 }}
    >
      <FileDownloadOutlined />
    </IconButton>
  );
}
