import Box from '@mui/material/Box';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useFieldProps } from '@/session/shown-fields';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { DateField } from '@/ui/form/typed-field';
import { SelectField } from '@/ui/form/choice-fields';
import { TextField } from '@/ui/form/text-field';
import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import { LEAVE_FIELDS, type RegistrationInput } from '../fields';
import type { Registration } from '../model/registration';
import { LockedField } from './locked-field';
import { MultiDateField } from './multi-date-field';
import { useDurationOptions } from './use-duration-options';
import { WorkDaysAdder } from './work-days-adder';

type LeaveFieldsProps = { control: Control<RegistrationInput, unknown, Registration> };

/** Leave on one date with a duration, or full days on several dates. Source: LV-2. */
export function LeaveFields({ control }: LeaveFieldsProps) {
  const { t } = useTranslation('leave');
  const field = useFieldProps(LEAVE_FIELDS, control);
  const options = useDurationOptions();
  const format = useFormat();
  const [isMultiple, dates] = useWatch({ control, name: ['isMultiple', 'multi_date'] });
  return (
    <>
      <div>
        {isMultiple ? <MultiDateField {...field('multi_date')} /> : <DateField {...field('leave_date')} />}
        <CheckboxField {...field('isMultiple')} look="switch" />
      </div>
      {isMultiple ? (
        <LockedField
          {...field('duration')}
          isRequired={false}
          shown={t('duration.fullDay')}
          lockedReason={t('locked.duration', { hours: format.hours(dates.length * FULL_DAY_HOURS) })}
        />
      ) : (
        <SelectField {...field('duration')} options={options} />
      )}
      {isMultiple && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <WorkDaysAdder control={control} />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField {...field('reason')} />
      </Box>
    </>
  );
}
