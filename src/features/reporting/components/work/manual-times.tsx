import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatClock } from '@/i18n/format';
import { SelectField } from '@/ui/form/choice-fields';
import { MANUAL_TIMES } from '../../model/work-time';
import { useWorkForm } from './use-work-form';

const TIMES = MANUAL_TIMES.map((time) => ({ value: time, label: formatClock(time) }));

export function ManualTimes() {
  const { t } = useTranslation('reporting');
  const { control } = useWorkForm();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <SelectField control={control} name="start" label={t('work.start')} options={TIMES} isRequired />
      <SelectField control={control} name="finish" label={t('work.finish')} options={TIMES} isRequired />
    </Box>
  );
}
