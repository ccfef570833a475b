import Check from '@mui/icons-material/Check';
import { useTranslation } from 'react-i18next';
import styles from './saved-mark.module.css';

/** Says in a row that it was saved a moment ago. */
export function SavedMark() {
  const { t } = useTranslation();
  return (
    <div className={styles.mark}>
      <Check className={styles.icon} />
      {t('table.saved')}
    </div>
  );
}
