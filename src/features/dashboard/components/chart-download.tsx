import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { today } from '@/lib/calendar-date';
import { saveFile } from '@/lib/save-file';
import type { ChartDrawing } from './chart-drawing';

type ChartDownloadProps = { title: string; drawing: ChartDrawing; formatValue: (value: number) => string };

export function ChartDownload({ title, drawing, formatValue }: ChartDownloadProps) {
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
    <IconButton
      className="screen-only"
      aria-label={label}
      title={label}
      onClick={() => {
        // A second press while the image is drawn would save it twice.
        if (!save.isPending) save.mutate();
      }}
      // In the corner that a round chart leaves free.
      sx={{ position: 'absolute', top: 0, right: -8 }}
    >
      <FileDownloadOutlined />
    </IconButton>
  );
}
