import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxSending } from '@/features/reporting/outbox/components/use-outbox-sending';
import { withCatalogues } from '@/i18n/i18n';
import { fetchLaterParts, laterPart } from '@/ui/page/later-part';
import { StorageNotice } from '@/ui/page/storage-notice';
import { LastKnownNote, OfflineStrip } from './offline-strip';
import { SideDrawer } from './side-drawer';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { VersionBar } from './version-bar';

const AppearanceDrawer = laterPart(async () => (await import('./appearance-drawer')).AppearanceDrawer);

const TourBar =
  import.meta.env.VITE_DEMO === 'true' &&
  laterPart(async () => (await withCatalogues(import('../tour/tour-bar'), 'tour')).TourBar);

/** Top bar, navigation, appearance settings, and the page between them. Source: SH-1 to SH-3. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  useOutboxSending();
  useEffect(fetchLaterParts, []);
  const isLarge = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [isDrawerOpen, setIsDrawerOpen] = useState(true);
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const isMenuOpen = isLarge ? isDrawerOpen : isOverlayOpen;
  const setIsMenuOpen = isLarge ? setIsDrawerOpen : setIsOverlayOpen;

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink>{t('skip')}</SkipLink>
      <TopBar
        isMenuOpen={isMenuOpen}
        onMenuToggled={() => setIsMenuOpen(!isMenuOpen)}
        onSettingsOpened={() => setAreSettingsOpen(true)}
      />
      <SideDrawer isOpen={isMenuOpen} isTemporary={!isLarge} onClose={() => setIsOverlayOpen(false)} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Toolbar className="screen-only" sx={{ minHeight: 64 }} />
        {TourBar && <TourBar />}
        <VersionBar />
        <StorageNotice sx={{ borderRadius: 0 }} />
        <OfflineStrip />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ p: { xs: 2, md: 3 }, maxWidth: 1600, mx: 'auto', outline: 'none' }}
        >
          {children}
        </Box>
      </Box>
      <LastKnownNote />
      {areSettingsOpen && <AppearanceDrawer onClose={() => setAreSettingsOpen(false)} />}
    </Box>
  );
}
