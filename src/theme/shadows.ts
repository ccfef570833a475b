/** Two elevations: a card that lies, and whatever floats above it. */
export const CARD_SHADOW = '0 1px 2px rgb(7 7 7 / 0.06), 0 1px 6px rgb(7 7 7 / 0.06)';
export const FLOATING_SHADOW = '0 4px 12px rgb(7 7 7 / 0.12), 0 12px 32px rgb(7 7 7 / 0.14)';
