import MenuIcon from '@mui/icons-material/Menu';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { LanguageToggle } from '@/ui/page/language-toggle';
import { ProfileMenu } from './profile-menu';
import { ThemeToggle } from './theme-toggle';
import { OutboxChip } from '@/features/reporting/outbox/components/outbox-chip';
import { laterPart } from '@/ui/page/later-part';

const DaysChip = laterPart(
  async () => (await import('@/features/dashboard/components/month/days-chip')).DaysChip,
);

const PaletteDoor = laterPart(
  async () => (await import('../palette/palette-door')).PaletteDoor,
  <Box sx={{ width: 40, flexShrink: 0 }} />,
);

const barLook = {
  minHeight: 64,
  gap: { xs: 0, sm: 0.5 },
  px: { xs: 1, sm: 2 },
  '@media (max-width: 359px)': { '& .MuiIconButton-root': { p: 0.5 } },
};

type TopBarProps = { isMenuOpen: boolean; onMenuToggled: () => void; onSettingsOpened: () => void };

/** Source: SH-1. */
export function TopBar({ isMenuOpen, onMenuToggled, onSettingsOpened }: TopBarProps) {
  const { t } = useTranslation('shell');
  const menuLabel = isMenuOpen ? t('menu.close') : t('menu.open');
  return (
    <AppBar
      className="screen-only"
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar sx={barLook}>
        <IconButton
          aria-label={menuLabel}
          data-tip={menuLabel}
          aria-expanded={isMenuOpen}
          aria-controls="main-navigation"
          onClick={onMenuToggled}
        >
          <MenuIcon />
        </IconButton>
        <Typography
          component={Link}
          to={paths.dashboard}
          noWrap
          sx={{
            display: { xs: 'none', sm: 'block' },
            ml: 1,
            fontWeight: 600,
            fontSize: 18,
            color: 'inherit',
            textDecoration: 'none',
            minWidth: 0,
          }}
        >
          {env.appTitle}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        <OutboxChip />
        <DaysChip />
        <PaletteDoor onAppearance={onSettingsOpened} />
        <ThemeToggle />
        <LanguageToggle isCompact />
        <IconButton aria-label={t('settings.open')} data-tip={t('settings.open')} onClick={onSettingsOpened}>
          <TuneOutlined />
        </IconButton>
        <ProfileMenu />
      </Toolbar>
    </AppBar>
  );
}
