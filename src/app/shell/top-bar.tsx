import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { lazyComponent } from '@/start/lazy-component';
import { setPreference, usePreferences } from '@/theme/preferences';
import { LanguageToggle } from '@/ui/page/language-toggle';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import styles from './shell.module.css';

const OutboxChip = lazyComponent(
  async () => (await import('@/features/reporting/outbox/components/outbox-chip')).OutboxChip,
);

const DaysChip = lazyComponent(
  async () => (await import('@/features/dashboard/components/month/days-chip')).DaysChip,
  { isForIdle: true },
);

const PaletteTrigger = lazyComponent(
  async () => (await import('../palette/palette-trigger')).PaletteTrigger,
  // The width of the button, so that nothing moves when it arrives.
  { meanwhile: <div style={{ flexShrink: 0, width: 40 }} /> },
);

const ProfileMenuList = lazyComponent(async () => (await import('./profile-menu-list')).ProfileMenuList);

type TopBarProps = { isMenuOpen: boolean; onMenuToggled: () => void; onSettingsOpened: () => void };

/** Source: SH-1. */
export function TopBar({ isMenuOpen, onMenuToggled, onSettingsOpened }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { mode } = usePreferences();
  const isDark = mode === 'dark';
  const menuLabel = isMenuOpen ? t('menu.close') : t('menu.open');
  const themeLabel = isDark ? t('theme.toLight') : t('theme.toDark');
  return (
    // `mui-fixed`: MUI's dialogs keep this element in place while they lock scrolling.
    <header className={classNames('mui-fixed screen-only', styles.frame)}>
      <div className={styles.bar}>
        <IconButton
          aria-label={menuLabel}
          data-tip={menuLabel}
          aria-expanded={isMenuOpen}
          aria-controls="main-navigation"
          onClick={onMenuToggled}
        >
          <MenuIcon />
        </IconButton>
        <Link to={paths.dashboard} className={styles.title}>
          {env.appTitle}
        </Link>
        <div className={styles.gap} />
        <OutboxChip />
        <DaysChip />
        <PaletteTrigger onAppearance={onSettingsOpened} />
        <IconButton
          aria-label={themeLabel}
          data-tip={themeLabel}
          onClick={() => setPreference('mode', isDark ? 'light' : 'dark')}
        >
          {isDark ? <WbSunnyOutlined /> : <DarkModeOutlined />}
        </IconButton>
        <LanguageToggle isCompact />
        <IconButton aria-label={t('settings.open')} data-tip={t('settings.open')} onClick={onSettingsOpened}>
          <TuneOutlined />
        </IconButton>
        <ProfileMenu />
      </div>
    </header>
  );
}

function ProfileMenu() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const staff = useSignedInStaff();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = format.name(staff);

  return (
    <>
      <IconButton
        aria-label={t('profile.open', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        className={styles.profile}
      >
        <StaffAvatar name={name} src={staff.staff_image_url} size={40} />
      </IconButton>
      {anchor && <ProfileMenuList anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
