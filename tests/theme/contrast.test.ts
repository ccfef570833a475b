import { getContrastRatio as contrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createPalette } from '@/theme/palette';

const ACCENTS = ['limeGreen', 'teal', 'green', 'orange', 'leafGreen', 'pink'] as const;
const MODES = ['light', 'dark'] as const;
const THEMES = MODES.flatMap((mode) => ACCENTS.map((accent) => ({ mode, accent })));
const ROLES = ['primary', 'error', 'warning', 'success', 'info'] as const;

const TEXT = 4.5;
const CONTROL = 3;

describe.each(THEMES)('the $mode $accent theme', ({ mode, accent }) => {
  const palette = createPalette(mode, accent);
  const surfaces = Object.entries(palette.background);

  it.each(surfaces)('has readable text on %s', (_name, surface) => {
    expect(contrastRatio(palette.text.primary, surface)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(palette.text.secondary, surface)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(ROLES)('has readable %s text on every surface', (role) => {
    for (const [, surface] of surfaces) {
      expect(contrastRatio(palette[role].text, surface)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it.each(ROLES)('has readable text on the %s tint', (role) => {
    expect(contrastRatio(palette[role].text, palette[role].tint)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(palette.text.primary, palette[role].tint)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(palette.text.secondary, palette[role].tint)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(ROLES)('has readable text on a %s button, also on hover', (role) => {
    expect(contrastRatio(palette[role].contrastText, palette[role].main)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(palette[role].contrastText, palette[role].dark)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(surfaces)('has visible controls and focus rings on %s', (_name, surface) => {
    expect(contrastRatio(palette.control.border, surface)).toBeGreaterThanOrEqual(CONTROL);
    expect(contrastRatio(palette.primary.text, surface)).toBeGreaterThanOrEqual(CONTROL);
  });
});

it.each(MODES)('the parts of charts contrast with the card in %s mode', (mode) => {
  const { chart, background } = createPalette(mode, 'limeGreen');
  for (const colour of [...chart.tones, chart.neutral]) {
    expect(contrastRatio(colour, background.paper)).toBeGreaterThanOrEqual(CONTROL);
  }
});

it.each(MODES)('panels, menus and the page differ in %s mode', (mode) => {
  const { background } = createPalette(mode, 'limeGreen');
  expect(contrastRatio(background.paper, background.default)).toBeGreaterThan(1.05);
  expect(contrastRatio(background.subtle, background.paper)).toBeGreaterThan(1.03);
});

it('the accents are those of the specification', () => {
  const findAccent = (accent: (typeof ACCENTS)[number]) =>
    MODES.map((mode) => createPalette(mode, accent).primary.main);
  expect(findAccent('limeGreen')).toEqual(['#99cc00', '#99cc00']);
  expect(findAccent('teal')).toEqual(['#03c9d7', '#03a9b7']);
  expect(findAccent('green')).toEqual(['#4caf50', '#3d8b40']);
  expect(findAccent('orange')).toEqual(['#ff9800', '#e68a00']);
  expect(findAccent('leafGreen')).toEqual(['#6cb00f', '#6cb00f']);
});
