import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';
import { OvertimeField } from './overtime-field';
import { TimeModeField } from './time-mode-field';
import { ToggleManyField } from './toggle-many-field';
import { useWorkForm } from './use-work-form';

const ManualTimes = lazyComponent(async () => (await import('./manual-times')).ManualTimes);

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
        <ManualTimes />
      )}
      <OvertimeField />
    </>
  );
});
