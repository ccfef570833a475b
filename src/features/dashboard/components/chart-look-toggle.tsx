import { useTranslation } from 'react-i18next';
import { Toggles } from '@/ui/form/toggles';

export type ChartLook = 'chart' | 'table';

type ChartLookToggleProps = { look: ChartLook; onLook: (look: ChartLook) => void };

export function ChartLookToggle({ look, onLook }: ChartLookToggleProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Toggles
      aria-label={t('chart.view', { title: t('title') })}
      options={[
        { value: 'chart', label: t('chart.asChart') },
        { value: 'table', label: t('chart.asTable') },
      ]}
      value={look}
      onChosen={onLook}
    />
  );
}
