import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { createAppTheme } from './create-app-theme';
import { usePreferences } from './preferences';

type AppThemeProviderProps = {
  /** The login page is always light; the stored mode returns after signing in (SH-4). */
  forceLight?: boolean;
  children: ReactNode;
};

/**
 * Dresses the application. The mode is one attribute on `<html>`, which `theme-init.js` has set before the
 * first paint; MUI neither stores nor switches it.
 */
export function AppThemeProvider({ forceLight = false, children }: AppThemeProviderProps) {
  const { accent, mode } = usePreferences();
  const theme = useMemo(() => createAppTheme(accent), [accent]);
  const shownMode = forceLight ? 'light' : mode;

  useLayoutEffect(() => {
    document.documentElement.dataset.colorScheme = shownMode;
    document.documentElement.dataset.accent = accent;
  }, [shownMode, accent]);

  useEffect(() => {
    // Paper is light.
    const show = (scheme: string) => () => void (document.documentElement.dataset.colorScheme = scheme);
    const [lighten, restore] = [show('light'), show(shownMode)];
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, [shownMode]);

  return (
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null} colorSchemeNode={null} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
