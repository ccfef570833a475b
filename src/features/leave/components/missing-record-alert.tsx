import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';

type MissingRecordAlertProps = {
  personId: number;
  /** The year without a record; null if no year has one, or the server does not name it. */
  year: string | null;
  /** The person has a record of another year, and no server calculates a second one. */
  hasOtherYear: boolean;
  canCalculate: boolean;
  /** The chosen dates without a record, if nothing was sent yet; the other dates have one. */
  unsent?: { dates: readonly CalendarDate[]; hasOtherDates: boolean };
};

export function MissingRecordAlert({
  personId,
  year,
  hasOtherYear,
  canCalculate,
  unsent,
}: MissingRecordAlertProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();

  function getTitle() {
    if (year !== null) return t('noRecord.ofYear', { year });
    return hasOtherYear ? t('noRecord.ofLeave') : t('noRecord.none');
  }

  return (
    <Alert severity={unsent ? 'warning' : 'error'} role={unsent ? 'presentation' : 'alert'} sx={{ mt: 2 }}>
      <AlertTitle>{getTitle()}</AlertTitle>
      {unsent && (
        <div>
          {t('noRecord.dates', {
            count: unsent.dates.length,
            dates: format.list(unsent.dates.map(format.date)),
          })}
        </div>
      )}
      {unsent?.hasOtherDates ? (
        <div>{t('noRecord.together')}</div>
      ) : (
        <NextStep personId={personId} hasOtherYear={hasOtherYear} canCalculate={canCalculate} />
      )}
    </Alert>
  );
}

type NextStepProps = Pick<MissingRecordAlertProps, 'personId' | 'hasOtherYear' | 'canCalculate'>;

function NextStep({ personId, hasOtherYear, canCalculate }: NextStepProps) {
  const { t } = useTranslation('leave');
  if (hasOtherYear) return t('noRecord.otherYear');
  if (!canCalculate) return t('noRecord.askAdmin');
  return (
    <Link component={RouterLink} to={`${paths.leaveRegistration}?staff=${personId}&mode=new`} color="inherit">
      {t('noRecord.calculate')}
    </Link>
  );
}
