import { describe, expect, it } from 'vitest';
import {
  centred,
  CROP_CIRCLE,
  MAX_ZOOM,
  MIN_ZOOM,
  moved,
  zoomed,
  calculateZoom,
  type Placement,
} from '@/features/card/model/crop-frame';

const PORTRAIT = { width: 600, height: 800 };

/** Returns the point of the picture in the middle of the circle, in px of the picture. */
function findMiddlePoint({ scale, x, y }: Placement, { width, height }: typeof PORTRAIT) {
  const start = centred({ width, height });
  return { x: width / 2 - (x - start.x) / scale, y: height / 2 - (y - start.y) / scale };
}

describe('a picture under the circle [CD-2]', () => {
  it.each([PORTRAIT, { width: 800, height: 600 }, { width: 50, height: 50 }])(
    'starts with its shorter side as long as the diameter of the circle: %o',
    (size) => {
      const start = centred(size);
      expect(Math.min(size.width, size.height) * start.scale).toBeCloseTo(CROP_CIRCLE);
      expect(calculateZoom(start, size)).toBe(1);
      expect(findMiddlePoint(start, size)).toEqual({ x: size.width / 2, y: size.height / 2 });
    },
  );

  it('starts centred', () => {
    expect(centred(PORTRAIT)).toMatchObject({ x: -150, y: -250 });
  });

  it('is zoomed around the centre of the circle, wherever it was moved', () => {
    const before = moved(zoomed(centred(PORTRAIT), PORTRAIT, 2), PORTRAIT, 40, -25);
    const after = zoomed(before, PORTRAIT, 5);
    expect(calculateZoom(after, PORTRAIT)).toBeCloseTo(5);
    const pointBefore = findMiddlePoint(before, PORTRAIT);
    const pointAfter = findMiddlePoint(after, PORTRAIT);
    expect(pointAfter.x).toBeCloseTo(pointBefore.x);
    expect(pointAfter.y).toBeCloseTo(pointBefore.y);
  });

  it.each([
    [0.1, MIN_ZOOM],
    [99, MAX_ZOOM],
  ])('limits a zoom of %d to %d', (zoom, limited) => {
    expect(calculateZoom(zoomed(centred(PORTRAIT), PORTRAIT, zoom), PORTRAIT)).toBeCloseTo(limited);
  });

  it('cannot be moved out of the circle', () => {
    const far = moved(centred(PORTRAIT), PORTRAIT, 9999, -9999);
    const { x, y } = findMiddlePoint(far, PORTRAIT);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(PORTRAIT.height);
  });
});
