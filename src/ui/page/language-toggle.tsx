import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '@/i18n/i18n';

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
      sx={{
        minWidth: 40,
        flexShrink: 0,
        '& .MuiButton-startIcon': isCompact ? { mr: { xs: 0, sm: 1 } } : undefined,
      }}
    >
      <Box component="span" sx={{ display: isCompact ? { xs: 'none', sm: 'inline' } : 'inline' }}>
        {t(`language.${other}`)}
      </Box>
    </Button>
  );
}
