import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { today } from '@/lib/calendar-date';
import { saveFile } from '@/lib/save-file';
import type { ChartDrawing } from './chart-configuration';

export type ChartLook = 'chart' | 'table';

type ChartActionsProps = {
  title: string;
  look: ChartLook;
  onLook: (look: ChartLook) => void;
  drawing: ChartDrawing;
  formatValue: (value: number) => string;
};

/** Chart or table, and the chart as an image. */
export function ChartActions({ title, look, onLook, drawing, formatValue }: ChartActionsProps) {
  const { t } = useTranslation('dashboard');
  const download = t('chart.download', { title });

  async function saveImage() {
    const { drawChartImage } = await import('./chart-image');
    saveFile(await drawChartImage({ title, drawing, formatValue }), `${title}_${today()}.png`);
  }

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('chart.view', { title })}
        value={look}
        onChange={(_event, next: ChartLook | null) => next && onLook(next)}
      >
        <ToggleButton value="chart">{t('chart.asChart')}</ToggleButton>
        <ToggleButton value="table">{t('chart.asTable')}</ToggleButton>
      </ToggleButtonGroup>
      <IconButton aria-label={download} title={download} onClick={() => void saveImage()}>
        <FileDownloadOutlined />
      </IconButton>
    </>
  );
}
