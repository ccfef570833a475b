import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';

type MissingRecordAlertProps = {
  personId: number;
  year: string | null;
  /** Whether the person has a record of another year: a second one cannot be calculated. */
  hasOther: boolean;
  canCalculate: boolean;
};

/** Leave is counted against a leave record: where there is none, it has to be calculated first. */
export function MissingRecordAlert({ personId, year, hasOther, canCalculate }: MissingRecordAlertProps) {
  const { t } = useTranslation('leave');
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <AlertTitle>{year === null ? t('noRecord.none') : t('noRecord.ofYear', { year })}</AlertTitle>
      {hasOther && t('noRecord.otherYear')}
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
