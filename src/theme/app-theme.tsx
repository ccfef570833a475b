import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { memoize } from '@/lib/lazy-value';
import { createAppTheme } from './create-app-theme';
import { usePreferences } from './preferences';

type AppThemeProps = {
  /** The login page is always light; the stored mode returns after signing in (SH-4). */
  forceLight?: boolean;
  children: ReactNode;
};

const themeOf = memoize(createAppTheme);

/**
 * The theme of the whole application, in the colours that the user chose. Both modes are CSS variables; the attribute on `<html>`, which
 * `start/theme-before-paint.js` has set before the first paint, chooses.
 */
export function AppTheme({ forceLight = false, children }: AppThemeProps) {
  const { accent, mode } = usePreferences();
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

  // The mode is stored by `preferences`, under names that are older than this client.
  return (
    <ThemeProvider
      theme={themeOf(accent)}
      defaultMode="light"
      storageManager={null}
      colorSchemeNode={null}
      noSsr
    >
      {children}
    </ThemeProvider>
  );
}
