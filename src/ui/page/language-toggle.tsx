import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '@/i18n/i18n';

/** Shows the name of the other language, in that language. `isCompact`: only the icon on phones. */
export function LanguageToggle({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation('common');
  const other = currentLanguage() === 'en' ? 'ja' : 'en';
  const iconGap = isCompact && { '& > .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } };
  return (
    <Button
      color="inherit"
      size="small"
      aria-label={t('language.switch', { language: t(`language.${other}`) })}
      startIcon={<TranslateOutlined />}
      onClick={() => void changeLanguage(other)}
      sx={{ flexShrink: 0, minWidth: 40, ...iconGap }}
    >
      <Box
        component="span"
        lang={other}
        sx={isCompact ? { display: { xs: 'none', sm: 'inline' } } : undefined}
      >
        {t(`language.${other}`)}
      </Box>
    </Button>
  );
}
