import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { memoize } from '@/lib/memoize';
import { createAppTheme } from './create-app-theme';
import { usePreferences } from './preferences';

type AppThemeProps = {
  /** True on the login page, which is always light; the stored mode returns after the sign-in. Source: SH-4. */
  forceLight?: boolean;
  children: ReactNode;
};

const getTheme = memoize(createAppTheme);

/** Both modes are CSS variables; `data-color-scheme` on `<html>` selects one, from the start by `theme-before-paint.js`. */
export function AppTheme({ forceLight = false, children }: AppThemeProps) {
  const { accent, mode } = usePreferences();
  const shownMode = forceLight ? 'light' : mode;

  useLayoutEffect(() => {
    document.documentElement.dataset.colorScheme = shownMode;
    document.documentElement.dataset.accent = accent;
  }, [shownMode, accent]);

  useEffect(() => {
    function switchForPrint({ type }: Event) {
      document.documentElement.dataset.colorScheme = type === 'beforeprint' ? 'light' : shownMode;
    }
    window.addEventListener('beforeprint', switchForPrint);
    window.addEventListener('afterprint', switchForPrint);
    return () => {
      window.removeEventListener('beforeprint', switchForPrint);
      window.removeEventListener('afterprint', switchForPrint);
    };
  }, [shownMode]);

  // MUI must neither store the mode nor set an attribute: `preferences` stores it, and the effect above sets the attribute.
  return (
    <ThemeProvider
      theme={getTheme(accent)}
      defaultMode="light"
      storageManager={null}
      colorSchemeNode={null}
      noSsr
    >
      {children}
    </ThemeProvider>
  );
}
