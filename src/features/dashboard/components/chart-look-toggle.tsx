import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

export type ChartLook = 'chart' | 'table';

type ChartLookToggleProps = { look: ChartLook; onLook: (look: ChartLook) => void };

/** Whether the dashboard shows its figures as charts or as tables. */
export function ChartLookToggle({ look, onLook }: ChartLookToggleProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('chart.view', { title: t('title') })}
      value={look}
      onChange={(_event, next: ChartLook | null) => next && onLook(next)}
    >
      <ToggleButton value="chart">{t('chart.asChart')}</ToggleButton>
      <ToggleButton value="table">{t('chart.asTable')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
