import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { StateMessage } from '@/ui/page/state-message';
import { PageTitle } from '@/ui/page/page-title';

/** Stands in place of the edit page of no sheet. */
export function SkillSheetNotFound() {
  const { t } = useTranslation('skills');
  return (
    <>
      <PageTitle>{t('edit.notFound')}</PageTitle>
      <StateMessage
        kind="notFound"
        title={t('edit.notFound')}
        action={
          <Button variant="contained" component={Link} to={paths.skillList}>
            {t('edit.toList')}
          </Button>
        }
      >
        {t('edit.notFoundWhy')}
      </StateMessage>
    </>
  );
}
