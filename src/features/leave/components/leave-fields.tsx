import Box from '@mui/material/Box';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { DateField } from '@/ui/form/typed-field';
import { SelectField } from '@/ui/form/choice-fields';
import { TextField } from '@/ui/form/text-field';
import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { Registration, RegistrationInput } from '../model/registration';
import { LockedField } from './locked-field';
import { MultiDateField } from './multi-date-field';
import { useDurationOptions } from './use-duration-options';
import { WorkDaysAdder } from './work-days-adder';

type LeaveFieldsProps = { control: Control<RegistrationInput, unknown, Registration> };

/** Leave on one date with a duration, or full days on several dates. Source: LV-2. */
export function LeaveFields({ control }: LeaveFieldsProps) {
  const { t } = useTranslation('leave');
  const options = useDurationOptions();
  const format = useFormat();
  const [isMultiple, dates] = useWatch({ control, name: ['isMultiple', 'multi_date'] });
  return (
    <>
      <div>
        {isMultiple ? (
          <MultiDateField control={control} name="multi_date" label={t('field.multiDate')} isRequired />
        ) : (
          <DateField control={control} name="leave_date" label={t('field.leaveDate')} isRequired />
        )}
        <CheckboxField control={control} name="isMultiple" label={t('field.multiple')} look="switch" />
      </div>
      {isMultiple ? (
        <LockedField
          control={control}
          name="duration"
          label={t('field.duration')}
          shown={t('duration.fullDay')}
          lockedReason={t('locked.duration', { hours: format.hours(dates.length * FULL_DAY_HOURS) })}
        />
      ) : (
        <SelectField
          control={control}
          name="duration"
          label={t('field.duration')}
          options={options}
          isRequired
        />
      )}
      {isMultiple && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <WorkDaysAdder control={control} />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField control={control} name="reason" label={t('field.reason')} isRequired />
      </Box>
    </>
  );
}
