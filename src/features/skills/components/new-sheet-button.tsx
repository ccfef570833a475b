import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

export function NewSheetButton() {
  const { t } = useTranslation('skills');
  return (
    <Button variant="contained" component={Link} to={paths.skillCreate}>
      {t('list.add')}
    </Button>
  );
}
