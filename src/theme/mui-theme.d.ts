import '@mui/material/styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    text: string;
    tint: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
    tint?: string;
  }
  interface TypeBackground {
    raised: string;
    subtle: string;
    login: string;
  }
  interface Palette {
    chart: { tones: string[]; neutral: string };
    control: { border: string };
  }
  interface PaletteOptions {
    chart?: { tones: string[]; neutral: string };
    control?: { border: string };
  }
}
