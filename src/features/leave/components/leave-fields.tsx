import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { Employee } from '@/features/work/model/work-calendar';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { useFieldProps } from '@/session/field-props';
import type { Staff } from '@/session/staff-schema';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { SelectField } from '@/ui/form/choice-fields';
import type { Option } from '@/ui/form/option';
import { TextField } from '@/ui/form/text-field';
import { DateField } from '@/ui/form/date-field';
import { leaveQueries } from '../api/leave-queries';
import { LEAVE_FIELDS, OVERTIME_FIELDS, RECORD_FIELDS } from '../fields';
import { DURATION_CODES, durationLabel } from '../model/duration';
import { belongsTo } from '../model/leave';
import { LockedField } from './locked-field';
import { MultiDateField } from './multi-date-field';
import type { RegistrationControl } from './registration-control';
import { WorkDaysAdder } from './work-days-adder';

type FieldsProps = { control: RegistrationControl };

type CalculationFieldsProps = FieldsProps & {
  person: Staff | undefined;
};

/** Shows the permanent date, by which the server calculates, and a former calculation. Source: LV-3. */
export function CalculationFields({ control, person }: CalculationFieldsProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const field = useFieldProps(RECORD_FIELDS, control);
  const { data: records } = useQuery(leaveQueries.records());
  const record = person && records?.find((leaveRecord) => belongsTo(leaveRecord, person));
  const date = person?.permanent_date;
  return (
    <>
      <div>
        <LockedField
          {...field('permanent_date')}
          shown={date ? format.date(date) : ''}
          lockedReason={person && !date ? t('locked.noPermanentDate') : t('locked.permanentDate')}
        />
        {person && !date && (
          <Link component={RouterLink} to={paths.memberEdit(person.id)} variant="body2">
            {t('enterPermanentDate')}
          </Link>
        )}
      </div>
      {/* The empty region stays in the tree, so that screen readers announce its text; it takes no row of the grid. */}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {record && (
          <Alert severity="info" role="presentation" sx={{ py: 0 }}>
            <AlertTitle>{t('calculated.title')}</AlertTitle>
            {t('calculated.days', {
              days: record.totalLeaves === null ? '–' : format.number(record.totalLeaves),
            })}
          </Alert>
        )}
      </Box>
    </>
  );
}

/** Overtime of one date. Source: LV-4. */
export function OvertimeFields({ control }: FieldsProps) {
  const field = useFieldProps(OVERTIME_FIELDS, control);
  const options = useDurationOptions();
  return (
    <>
      <DateField {...field('ot_date')} />
      <SelectField {...field('ot_time')} options={options} />
    </>
  );
}

/** Lists the nine durations, for leave and for overtime. Source: LV-2, LV-4. */
function useDurationOptions(): Option<number>[] {
  // Renders again after a change of the language.
  useTranslation('leave');
  return DURATION_CODES.map((code) => ({ value: code, label: translateMessage(durationLabel(code)) }));
}

/** Leave on one date with a duration, or full days on several dates. Source: LV-2. */
export function LeaveFields({ control, person }: FieldsProps & { person: Employee | undefined }) {
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
          <WorkDaysAdder control={control} person={person} />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField {...field('reason')} />
      </Box>
    </>
  );
}
