import { useTranslation } from 'react-i18next';
import { setPreference, usePreferences } from '@/theme/preferences';
import { IconButton } from '@/ui/kit/icon-button';
import { DarkModeOutlined, WbSunnyOutlined } from '@/ui/kit/icons';

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
