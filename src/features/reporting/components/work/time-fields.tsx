import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';
import { ToggleRow } from '@/ui/form/toggle-row';
import { AFTERNOON, MORNING, type WorkTime } from '../../model/work-time';
import { OvertimeField } from './overtime-field';
import { ToggleManyField } from './toggle-many-field';
import { useWorkForm } from './use-work-form';

const ManualTimes = lazyComponent(async () => (await import('./manual-times')).ManualTimes);

/** Source: RP-4, RP-6. */
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
            { value: MORNING, label: t('work.morning') },
            { value: AFTERNOON, label: t('work.afternoon') },
          ]}
        />
      ) : (
        <ManualTimes />
      )}
      <OvertimeField />
    </>
  );
});

function TimeModeField() {
  const { t } = useTranslation('reporting');
  const labelId = useId();
  const { control } = useWorkForm();
  const {
    field: { value, onChange },
  } = useController({ control, name: 'timeMode' });
  return (
    <ToggleRow<WorkTime['timeMode']>
      head={
        <Typography id={labelId} variant="subtitle2" component="p">
          {t('work.mode')}
        </Typography>
      }
      aria-labelledby={labelId}
      options={[
        { value: 'auto', label: t('work.auto') },
        { value: 'manual', label: t('work.manual') },
      ]}
      value={value}
      onChosen={onChange}
    />
  );
}
