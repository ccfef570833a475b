import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import type { Accent, ColourMode } from './preferences';

const INK = '#070707';
const WHITE = '#ffffff';

const SCHEMES = {
  light: {
    // Surfaces of text; `raised` is for menus and dialogs.
    background: { default: '#f6f6f6', paper: WHITE, raised: WHITE, subtle: '#f0f1f4', login: '#e3f2fd' },
    text: { primary: INK, secondary: '#555c69', disabled: '#868c98' },
    // `divider` only decorates; `control` outlines controls, with a contrast of 3:1 to their surface.
    divider: '#e1e3e9',
    control: { border: '#7d838f' },
    // Distinguishable by colour-blind users (after Okabe and Ito), with a contrast of 3:1 to the card. Each has a pattern too.
    chart: {
      tones: ['#0072b2', '#c25400', '#00805c', '#a2458a', '#8a6d00', '#3f87b5', '#5b5b9e'],
      neutral: '#6b7280',
    },
  },
  dark: {
    background: {
      default: '#0a0e24',
      paper: '#141a33',
      raised: '#1c2340',
      subtle: '#181f3b',
      login: '#0a0e24',
    },
    // White at 87 %, because full white dazzles on a dark background.
    text: { primary: '#e0e0e3', secondary: '#aeb6d0', disabled: '#757e9a' },
    divider: '#2b3355',
    control: { border: '#7a84a6' },
    chart: {
      tones: ['#56b4e9', '#ff9e5e', '#2fc49a', '#e29ac4', '#f0e442', '#9ad1f5', '#b3b3f0'],
      neutral: '#9aa3b8',
    },
  },
};

/** `text` is the variant of `main` for text, icons and lines, readable on every surface and on `tint`. */
type ColourPair = { main: string; text: string };

const ACCENT_COLOURS: Record<Accent, Record<ColourMode, ColourPair>> = {
  limeGreen: { light: { main: '#99cc00', text: '#567200' }, dark: { main: '#99cc00', text: '#a8d926' } },
  teal: { light: { main: '#03c9d7', text: '#02727a' }, dark: { main: '#03a9b7', text: '#22c4d2' } },
  green: { light: { main: '#4caf50', text: '#317233' }, dark: { main: '#3d8b40', text: '#66bb6a' } },
  orange: { light: { main: '#ff9800', text: '#935700' }, dark: { main: '#e68a00', text: '#ffa726' } },
  leafGreen: { light: { main: '#6cb00f', text: '#457009' }, dark: { main: '#6cb00f', text: '#85c92b' } },
  pink: { light: { main: '#d81b60', text: '#b91551' }, dark: { main: '#f06292', text: '#f48fb1' } },
};

const MEANING_COLOURS: Record<'error' | 'warning' | 'success' | 'info', Record<ColourMode, ColourPair>> = {
  error: { light: { main: '#b00020', text: '#b00020' }, dark: { main: '#ff8095', text: '#ff8fa1' } },
  warning: { light: { main: '#ff9800', text: '#8f5500' }, dark: { main: '#ff9800', text: '#ffb74d' } },
  success: { light: { main: '#638500', text: '#4f6a00' }, dark: { main: '#99cc00', text: '#a8d926' } },
  info: { light: { main: '#0466c8', text: '#035bb3' }, dark: { main: '#4da3ff', text: '#7dbcff' } },
};

const TINT_SHARE = { light: 0.14, dark: 0.22 };
const LIGHT_SHARE = 0.6;
const HOVER_SHARE = 0.86;

/** The contrast of text that WCAG 2.2 asks for (level AA). */
const LEAST_CONTRAST = 4.5;

/** Mixes `colour` over `base` with an opacity of `share`, 0 to 1. */
function mix(colour: string, base: string, share: number): string {
  const under = decomposeColor(base).values;
  const mixed = decomposeColor(colour).values.map((value, index) =>
    Math.round(value * share + (under[index] ?? 0) * (1 - share)),
  );
  return `rgb(${mixed.join(', ')})`;
}

function createColour({ main, text }: ColourPair, mode: ColourMode) {
  const hasWhiteText = getContrastRatio(main, WHITE) >= LEAST_CONTRAST;
  return {
    main,
    text,
    light: mix(main, mode === 'light' ? WHITE : INK, LIGHT_SHARE),
    // `main` on hover; `contrastText` stays readable.
    dark: mix(main, hasWhiteText ? '#000000' : WHITE, HOVER_SHARE),
    contrastText: hasWhiteText ? WHITE : INK,
    // A quiet background, e.g. of a status or a selected row.
    tint: mix(main, SCHEMES[mode].background.paper, TINT_SHARE[mode]),
  };
}

export function createPalette(mode: ColourMode, accent: Accent) {
  const overlay = mode === 'light' ? '7 7 7' : '255 255 255';
  return {
    mode,
    ...SCHEMES[mode],
    primary: createColour(ACCENT_COLOURS[accent][mode], mode),
    error: createColour(MEANING_COLOURS.error[mode], mode),
    warning: createColour(MEANING_COLOURS.warning[mode], mode),
    success: createColour(MEANING_COLOURS.success[mode], mode),
    info: createColour(MEANING_COLOURS.info[mode], mode),
    action: {
      active: SCHEMES[mode].text.secondary,
      hover: `rgb(${overlay} / 0.05)`,
      selected: `rgb(${overlay} / 0.09)`,
      focus: `rgb(${overlay} / 0.09)`,
      disabled: SCHEMES[mode].text.disabled,
      disabledBackground: `rgb(${overlay} / 0.1)`,
    },
  };
}
