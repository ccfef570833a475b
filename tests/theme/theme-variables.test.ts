import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPalette } from '@/theme/palette';
import { themeVariables } from '@/theme/theme-variables';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `src/${name}`);

describe('the variables of the colours', () => {
  it('are all that our style sheets ask for', () => {
    const known = themeVariables('limeGreen');
    const asked = sheets.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/var\((--mui-[\w-]+)/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter(({ name }) => !known.includes(`${name}:`))).toEqual([]);
  });

  it('have the colours of the accent, and those of the dark mode after the attribute of the document', () => {
    const [light = '', dark = ''] = themeVariables('teal').split('[data-color-scheme=dark]');
    expect(light).toContain(`--mui-palette-primary-main:${createPalette('light', 'teal').primary.main};`);
    expect(dark).toContain(`--mui-palette-primary-main:${createPalette('dark', 'teal').primary.main};`);
    expect(dark).toContain('color-scheme:dark');
  });
});
