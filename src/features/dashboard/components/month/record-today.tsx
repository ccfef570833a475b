import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { useToday } from '@/ui/page/use-today';

/** Leads to the reporting page with today chosen. */
export function RecordToday() {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  return (
    <Button component={Link} to={reportingAddress([today])} variant="contained" startIcon={<EditOutlined />}>
      {t('month.recordToday')}
    </Button>
  );
}
