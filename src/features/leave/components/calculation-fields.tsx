import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { isCalendarDate } from '@/lib/calendar-date';
import { useFieldProps } from '@/session/shown-fields';
import { leaveQueries } from '../api/leave-queries';
import { belongsTo, type Person } from '../model/leave';
import { RECORD_FIELDS, type RegistrationInput } from '../fields';
import type { Registration } from '../model/registration';
import { LockedField } from './locked-field';

type CalculationFieldsProps = {
  control: Control<RegistrationInput, unknown, Registration>;
  person: (Person & { permanent_date?: string | null }) | undefined;
};

/** The permanent date of the member, by which the server calculates; a former calculation is shown, never in the way. Source: LV-3. */
export function CalculationFields({ control, person }: CalculationFieldsProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { data: records } = useQuery(leaveQueries.records());
  const record = person && records?.find((known) => belongsTo(known, person));
  const date = person?.permanent_date ?? '';
  return (
    <>
      <div>
        <LockedField
          {...useFieldProps(RECORD_FIELDS, control)('permanent_date')}
          shown={isCalendarDate(date) ? format.date(date) : date}
          lockedReason={person && !date ? t('locked.noPermanentDate') : t('locked.permanentDate')}
        />
        {person && !date && (
          <Link component={RouterLink} to={paths.memberEdit(person.id)} variant="body2">
            {t('enterPermanentDate')}
          </Link>
        )}
      </div>
      {record && (
        <Alert severity="info" sx={{ py: 0 }}>
          <AlertTitle>{t('calculated.title')}</AlertTitle>
          {t('calculated.days', { days: record.totalLeaves ?? '–' })}
        </Alert>
      )}
    </>
  );
}
