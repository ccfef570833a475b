import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '@/i18n/i18n';

/** Switches between English and Japanese; shows the language it switches to, in that language. */
export function LanguageToggle() {
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
      sx={{ minWidth: 0, flexShrink: 0 }}
    >
      {t(`language.${other}`)}
    </Button>
  );
}
