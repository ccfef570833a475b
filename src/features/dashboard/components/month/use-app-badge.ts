import { useEffect } from 'react';

const failQuietly = () => undefined;

/** Shows a number on the icon of the installed application, where there is one; none once nobody is signed in. */
export function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined && 'setAppBadge' in navigator) navigator.setAppBadge(count).catch(failQuietly);
  }, [count]);
  // The bar goes with the session; a window that is closed leaves the number there.
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(failQuietly);
    },
    [],
  );
}
