type Rgb = [number, number, number];

function toRgb(hex: string): Rgb {
  const channel = (start: number) => parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two colours `#rrggbb`, 1 to 21, as WCAG 2.2 defines it. */
export function contrastRatio(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** `share` (0 to 1) of `colour` laid over `base`, both `#rrggbb`. */
export function mix(colour: string, base: string, share: number): string {
  const under = toRgb(base);
  return toRgb(colour).reduce((hex, value, index) => {
    const blended = Math.round(value * share + (under[index] ?? 0) * (1 - share));
    return hex + blended.toString(16).padStart(2, '0');
  }, '#');
}
