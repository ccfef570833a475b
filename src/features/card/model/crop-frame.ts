import type { Size } from './picture';

/** In CSS px: the square in which a picture moves, and the circle that is cut from it. Source: CD-2. */
export const CROP_BOX = 300;
export const CROP_CIRCLE = 113;

/** Pixels of a cropped picture for each CSS px of the circle, so that the card prints sharp. */
export const CROP_DETAIL = 3;

/** As factors of the scale at which the picture just fills the circle. */
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 6;

/** `x` and `y` are the distance in px of the picture's middle from its place without a transform. */
export type Placement = { scale: number; x: number; y: number };

const MIDDLE = CROP_BOX / 2;

function fillingScale({ width, height }: Size): number {
  return CROP_CIRCLE / Math.min(width, height);
}

export function centred(size: Size): Placement {
  return { scale: fillingScale(size), x: MIDDLE - size.width / 2, y: MIDDLE - size.height / 2 };
}

export function calculateZoom({ scale }: Placement, size: Size): number {
  return scale / fillingScale(size);
}

/** Zooms within the limits; the point in the middle of the circle does not move. */
export function zoomed(placement: Placement, size: Size, zoom: number): Placement {
  const scale = fillingScale(size) * Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
  const start = centred(size);
  const ratio = scale / placement.scale;
  return {
    scale,
    x: start.x + (placement.x - start.x) * ratio,
    y: start.y + (placement.y - start.y) * ratio,
  };
}

/** Part of the picture always stays in the circle. */
export function moved(placement: Placement, size: Size, byX: number, byY: number): Placement {
  const start = centred(size);
  const within = (value: number, middle: number, length: number) => {
    const most = (length * placement.scale) / 2;
    return Math.min(middle + most, Math.max(middle - most, value));
  };
  return {
    scale: placement.scale,
    x: within(placement.x + byX, start.x, size.width),
    y: within(placement.y + byY, start.y, size.height),
  };
}
