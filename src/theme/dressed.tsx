import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { usePreferences } from './preferences';
import { themeVariables } from './theme-variables';

type DressedProps = {
  /** The login page is always light; the stored mode returns after signing in (SH-4). */
  forceLight?: boolean;
  children: ReactNode;
};

/**
 * Dresses the document in the colours that the person chose. The mode is one attribute on `<html>`, which `theme-init.js` has set
 * before the first paint.
 */
export function Dressed({ forceLight = false, children }: DressedProps) {
  const { accent, mode } = usePreferences();
  const variables = useMemo(() => themeVariables(accent), [accent]);
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
    <>
      <style>{variables}</style>
      {children}
    </>
  );
}
