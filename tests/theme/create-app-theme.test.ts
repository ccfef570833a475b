import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAppTheme } from '@/theme/create-app-theme';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `src/${name}`);

/** The variables that MUI writes into the document, by selector. */
function listVariables(accent: Parameters<typeof createAppTheme>[0]): Record<string, Record<string, string>> {
  return Object.assign({}, ...createAppTheme(accent).generateStyleSheets()) as Record<
    string,
    Record<string, string>
  >;
}

describe('the variables of the theme', () => {
  it('include all that the style sheets use', () => {
    const defined = new Set(Object.values(listVariables('limeGreen')).flatMap(Object.keys));
    const used = sheets.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/var\((--mui-[\w-]+)/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    );
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
  });

  it('have the colours of the accent, then those of the dark mode after the attribute of the document', () => {
    const sheetsOfTeal = Object.entries(listVariables('teal'));
    const mainColours = (mode: string) =>
      sheetsOfTeal
        .filter(([selector]) => selector.includes(mode))
        .map(([, variables]) => variables['--mui-palette-primary-main']);
    expect(mainColours('light')).toContain('#03c9d7');
    expect(mainColours('dark')).toContain('#03a9b7');
  });
});
