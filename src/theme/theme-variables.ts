import { createPalette } from './palette';
import type { Accent, ColourMode } from './preferences';
import { CARD_SHADOW, FLOATING_SHADOW } from './shadows';

/** MUI's share of a colour in the surface under the pointer. */
const HOVER_SHARE = { light: 0.04, dark: 0.08 };

type Roles = { [role: string]: string | number | Roles | readonly string[] };

/**
 * The colours of one accent in both modes as a style sheet of CSS variables, by the names that MUI gives them; the attribute
 * `data-color-scheme` of `<html>` chooses. What is drawn without MUI uses these alone (`tests/theme/theme-variables.test.ts`).
 */
export function themeVariables(accent: Accent): string {
  const light = [
    ...variablesOf('light', accent),
    `--mui-shadows-1:${CARD_SHADOW}`,
    `--mui-shadows-8:${FLOATING_SHADOW}`,
  ];
  return (
    `:root,[data-color-scheme=light]{color-scheme:light;${light.join(';')}}` +
    `[data-color-scheme=dark]{color-scheme:dark;${variablesOf('dark', accent).join(';')}}`
  );
}

function variablesOf(mode: ColourMode, accent: Accent): string[] {
  const palette = createPalette(mode, accent);
  return flat('--mui-palette', {
    ...palette,
    action: { ...palette.action, hoverOpacity: HOVER_SHARE[mode] },
  });
}

function flat(name: string, roles: Roles): string[] {
  return Object.entries(roles).flatMap(([role, value]) =>
    typeof value === 'object' ? flat(`${name}-${role}`, value as Roles) : [`${name}-${role}:${value}`],
  );
}
