import Box from '@mui/material/Box';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatClock } from '@/i18n/format';
import { SelectField } from '@/ui/form/select-field';
import { MANUAL_TIMES } from '../../model/work-time';
import { OvertimeField } from './overtime-field';
import { TimeModeField } from './time-mode-field';
import { ToggleManyField } from './toggle-many-field';
import { useWorkForm } from './use-work-form';

const TIMES = MANUAL_TIMES.map((time) => ({ value: time, label: formatClock(time) }));

/** The time worked: halves of a normal day or start and finish, and overtime. Source: RP-4, RP-6. */
export const TimeFields = memo(function TimeFields() {
  const { t } = useTranslation('reporting');
  const { control } = useWorkForm();
  const isAuto = useWatch({ control, name: 'timeMode' }) === 'auto';
  return (
    <>
      <TimeModeField />
      {isAuto ? (
        <ToggleManyField
          control={control}
          name="presetIds"
          label={t('work.period')}
          options={[
            { value: 1, label: t('work.morning') },
            { value: 2, label: t('work.afternoon') },
          ]}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <SelectField control={control} name="start" label={t('work.start')} options={TIMES} isRequired />
          <SelectField control={control} name="finish" label={t('work.finish')} options={TIMES} isRequired />
        </Box>
      )}
      <OvertimeField />
    </>
  );
});
