import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { setPreference, usePreferences } from '@/theme/preferences';

export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const isDark = usePreferences().mode === 'dark';
  const label = isDark ? t('theme.toLight') : t('theme.toDark');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setPreference('mode', isDark ? 'light' : 'dark')}>
        {isDark ? <WbSunnyOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Tooltip>
  );
}
