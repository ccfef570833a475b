import { useEffect } from 'react';

/** Some systems refuse badges. */
const ignoreRefusal = () => undefined;

/** Shows a number on the icon of the installed application, if supported; clears it on sign-out. */
export function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined && 'setAppBadge' in navigator) navigator.setAppBadge(count).catch(ignoreRefusal);
  }, [count]);
  // The app bar unmounts on sign-out; closing the window keeps the number.
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(ignoreRefusal);
    },
    [],
  );
}
