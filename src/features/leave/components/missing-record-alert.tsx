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
  year: string | null;
  /** The person has a record of another year, and no server calculates a second one. */
  hasOther: boolean;
  canCalculate: boolean;
  /** Facts before the registration is sent: the dates without a record, and whether other dates have one. */
  before?: { dates: readonly CalendarDate[]; isTogether: boolean };
};

/** Explains that leave counts against a leave record, which must be calculated first. */
export function MissingRecordAlert({
  personId,
  year,
  hasOther,
  canCalculate,
  before,
}: MissingRecordAlertProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  return (
    <Alert severity={before ? 'warning' : 'error'} role={before ? 'status' : 'alert'} sx={{ mt: 2 }}>
      <AlertTitle>{year === null ? t('noRecord.none') : t('noRecord.ofYear', { year })}</AlertTitle>
      {before && (
        <div>
          {t('noRecord.dates', {
            count: before.dates.length,
            dates: format.list(before.dates.map(format.date)),
          })}
        </div>
      )}
      {before?.isTogether && <div>{t('noRecord.together')}</div>}
      {hasOther && !before?.isTogether && t('noRecord.otherYear')}
      {!hasOther && !canCalculate && t('noRecord.askAdmin')}
      {!hasOther && canCalculate && (
        <Link
          component={RouterLink}
          to={`${paths.leaveRegistration}?staff=${personId}&mode=new`}
          color="inherit"
        >
          {t('noRecord.calculate')}
        </Link>
      )}
    </Alert>
  );
}
