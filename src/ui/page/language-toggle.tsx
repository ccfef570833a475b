import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '@/i18n/i18n';
import { classNames } from '@/lib/class-names';
import Button from '@mui/material/Button';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import styles from './language-toggle.module.css';

/** Switches between English and Japanese; shows the language it switches to, in that language. */
export function LanguageToggle({
  isCompact = false,
}: {
  /** On phones the icon alone. */ isCompact?: boolean;
}) {
  const { t } = useTranslation('common');
  const other = currentLanguage() === 'en' ? 'ja' : 'en';
  return (
    <Button
      color="inherit"
      size="small"
      lang={other}
      aria-label={t('language.switch', { language: t(`language.${other}`) })}
      startIcon={<TranslateOutlined />}
      onClick={() => void changeLanguage(other)}
      className={classNames(styles.toggle, isCompact && styles.compact)}
    >
      <span className={styles.language}>{t(`language.${other}`)}</span>
    </Button>
  );
}
