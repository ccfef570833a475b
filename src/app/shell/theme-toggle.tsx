import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { setPreference, usePreferences } from '@/theme/preferences';

export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const isDark = usePreferences().mode === 'dark';
  const label = isDark ? t('theme.toLight') : t('theme.toDark');
  return (
    <IconButton
      aria-label={label}
      data-tip={label}
      onClick={() => setPreference('mode', isDark ? 'light' : 'dark')}
    >
      {isDark ? <WbSunnyOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
