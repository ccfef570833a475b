import type { Size } from './picture';

/** The square that a picture is moved in, and the circle of it that remains, in CSS px. Source: CD-2. */
export const CROP_BOX = 300;
export const CROP_CIRCLE = 113;

/** Pixels of a cropped picture for each px of the circle, so that the card prints sharp; its download has the circle's size. */
export const CROP_DETAIL = 3;

/** Factors of the smallest picture that fills the circle. */
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 6;

/** The scale of a picture, and the distance in px by which its middle is moved from that of the unscaled one. */
export type Placement = { scale: number; x: number; y: number };

const MIDDLE = CROP_BOX / 2;

function fillingScale({ width, height }: Size): number {
  return CROP_CIRCLE / Math.min(width, height);
}

export function centred(size: Size): Placement {
  return { scale: fillingScale(size), x: MIDDLE - size.width / 2, y: MIDDLE - size.height / 2 };
}

/** Returns the zoom of a picture; 1 fills the circle. */
export function calculateZoom({ scale }: Placement, size: Size): number {
  return scale / fillingScale(size);
}

/** Zooms within the limits; the point in the middle of the circle is fixed. */
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

/** Moves the picture; part of it always stays in the circle. */
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
