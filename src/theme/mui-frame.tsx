import { ThemeProvider, type Theme } from '@mui/material/styles';
import { createContext, use, useInsertionEffect, useMemo, type ReactNode } from 'react';
import { nextTurn } from '@/lib/in-slices';
import { createAppTheme } from './create-app-theme';
import { preferences, usePreferences, type Accent } from './preferences';

const IsFramed = createContext(false);

const themes = new Map<Accent, Theme>();

function themeOf(accent: Accent): Theme {
  const theme = themes.get(accent) ?? createAppTheme(accent);
  themes.set(accent, theme);
  return theme;
}

/** Makes the theme in a task of its own: it takes a slow machine as long as to draw what is made of it. */
export async function prepareTheme(): Promise<void> {
  const { accent } = preferences();
  if (themes.has(accent)) return;
  await nextTurn();
  themeOf(accent);
  await nextTurn();
}

/** MUI's own variables, once for the document and not for each frame: each change of them styles the whole page anew. */
function writeVariables(theme: Theme) {
  const text = (theme.generateStyleSheets() as Record<string, Record<string, string>>[])
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, variables]) => {
      const lines = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
      return `${selector}{${lines.join('')}}`;
    })
    .join('');
  const known = document.getElementById('mui-variables');
  const sheet = known ?? document.head.appendChild(document.createElement('style'));
  if (known && sheet.textContent === text) return;
  sheet.id = 'mui-variables';
  sheet.textContent = text;
}

/**
 * Stands around what is drawn with parts of MUI, which what the application starts with is not: the frame, the login page and the pages that are
 * opened most do without (`docs/decisions/`). Inside of another one it adds nothing.
 */
export function MuiFrame({ children }: { children: ReactNode }) {
  return use(IsFramed) ? children : <OuterFrame>{children}</OuterFrame>;
}

function OuterFrame({ children }: { children: ReactNode }) {
  const { accent } = usePreferences();
  const theme = useMemo(() => themeOf(accent), [accent]);
  useInsertionEffect(() => writeVariables(theme), [theme]);
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="light"
      storageManager={null}
      colorSchemeNode={null}
      disableStyleSheetGeneration
      noSsr
    >
      <IsFramed value>{children}</IsFramed>
    </ThemeProvider>
  );
}
