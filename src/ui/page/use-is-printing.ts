import { useTheme, type Palette } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { invariant } from '@/lib/invariant';
import { usePreferences } from '@/theme/preferences';

/** True while the browser prints: lists then render all rows, synchronously before it reads the page. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const follow = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', follow, end);
    window.addEventListener('afterprint', follow, end);
    return () => end.abort();
  }, []);
  return isPrinting;
}

/** The palette of the current mode as plain colours, because a canvas takes no CSS variables. Paper is light. */
export function usePlainPalette(): Palette {
  const preferences = usePreferences();
  const mode = useIsPrinting() ? 'light' : preferences.mode;
  const palette = useTheme().colorSchemes[mode]?.palette;
  invariant(palette, `the theme has a ${mode} palette`);
  return palette;
}
