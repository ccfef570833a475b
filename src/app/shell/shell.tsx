import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withCatalogues } from '@/i18n/i18n';
import { classNames } from '@/lib/class-names';
import { lazyComponent } from '@/start/lazy-component';
import { setPreference, usePreferences } from '@/theme/preferences';
import { StorageNotice } from '@/ui/page/storage-notice';
import styles from './shell.module.css';
import { SideDrawer } from './side-drawer';
import { LastKnownNote, OfflineStrip, VersionBar } from './strips';
import { TopBar } from './top-bar';

const AppearanceDrawer = lazyComponent(async () => (await import('./appearance-drawer')).AppearanceDrawer);

const TourBar =
  import.meta.env.VITE_DEMO === 'true' &&
  lazyComponent(async () => (await withCatalogues(import('../tour/tour-bar'), 'tour')).TourBar);

function skipToContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** Source: SH-1 to SH-3. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { breakpoints } = useTheme();
  const isLarge = useMediaQuery(breakpoints.up('lg'));
  const { menu } = usePreferences();
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  // An overlay that was open would cover the page again after the window grew and shrank.
  if (isLarge && isOverlayOpen) setIsOverlayOpen(false);
  const isMenuOpen = isLarge ? menu === 'open' : isOverlayOpen;

  function toggleMenu() {
    if (isLarge) setPreference('menu', isMenuOpen ? 'rail' : 'open');
    else setIsOverlayOpen(!isMenuOpen);
  }

  return (
    <div className={styles.shell}>
      <a className={classNames('screen-only', styles.skip)} href="#content" onClick={skipToContent}>
        {t('skip')}
      </a>
      <TopBar
        isMenuOpen={isMenuOpen}
        onMenuToggled={toggleMenu}
        onSettingsOpened={() => setAreSettingsOpen(true)}
      />
      <SideDrawer isOpen={isMenuOpen} isTemporary={!isLarge} onClose={() => setIsOverlayOpen(false)} />
      <div className={styles.beside}>
        <div className={classNames('screen-only', styles.underBar)} />
        {TourBar && <TourBar />}
        <VersionBar />
        <StorageNotice className={styles.strip} />
        <OfflineStrip />
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
      <LastKnownNote />
      {areSettingsOpen && <AppearanceDrawer onClose={() => setAreSettingsOpen(false)} />}
    </div>
  );
}
