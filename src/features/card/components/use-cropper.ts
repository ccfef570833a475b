import Cropper, { type CropperImage } from 'cropperjs';
import { useCallback, useRef, useState } from 'react';
import { invariant } from '@/lib/invariant';
import { isFields } from '@/lib/is-fields';
import { PHOTO_GREY } from '../model/card-layout';
import {
  centred,
  CROP_BOX,
  CROP_CIRCLE,
  CROP_DETAIL,
  MAX_ZOOM,
  MIN_ZOOM,
  moved,
  zoomed,
  calculateZoom,
  type Placement,
} from '../model/crop-frame';
import { cutRound, type Picture } from '../model/picture';

const CORNER = (CROP_BOX - CROP_CIRCLE) / 2;
const ROUND_STYLE = 'border-radius:50%';
/** The tool rounds its scale: a rounding error must not count as beyond a limit. */
const ZOOM_TOLERANCE = 0.01;

const TEMPLATE = [
  `<cropper-canvas style="width:${CROP_BOX}px;height:${CROP_BOX}px;background:${PHOTO_GREY}">`,
  '<cropper-image translatable scalable></cropper-image>',
  `<cropper-shade style="${ROUND_STYLE}"></cropper-shade>`,
  '<cropper-handle action="move" plain></cropper-handle>',
  `<cropper-selection x="${CORNER}" y="${CORNER}" width="${CROP_CIRCLE}" height="${CROP_CIRCLE}"`,
  // The pointer must reach the handle below.
  ` aspect-ratio="1" outlined theme-color="white" style="${ROUND_STYLE};pointer-events:none"></cropper-selection>`,
  '</cropper-canvas>',
].join('');

/** The matrix `[a, b, c, d, e, f]` never rotates. */
function toPlacement([scale = 1, _b, _c, _d, x = 0, y = 0]: number[]): Placement {
  return { scale, x, y };
}

function applyPlacement(image: CropperImage, { scale, x, y }: Placement): void {
  image.$setTransform(scale, 0, 0, scale, x, y);
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((figure) => typeof figure === 'number');

function readPlacement(event: Event): Placement | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const matrix = isFields(detail) ? detail.matrix : null;
  return isNumbers(matrix) ? toPlacement(matrix) : null;
}

/** The picture moves under a fixed circle. Source: CD-2. */
export function useCropper(picture: Picture) {
  const tool = useRef<Cropper | null>(null);
  const [zoom, setZoom] = useState(MIN_ZOOM);

  const mount = useCallback(
    (container: HTMLElement | null) => {
      if (!container) return undefined;
      const source = new Image();
      source.src = picture.url;
      const cropper = new Cropper(source, { container, template: TEMPLATE });
      tool.current = cropper;
      const image = cropper.getCropperImage();
      // Wheel and pointer get the limits of the slider and the buttons; the slider follows them.
      image?.addEventListener('transform', (event) => {
        const placement = readPlacement(event);
        if (!placement) return;
        const next = calculateZoom(placement, picture);
        const limited = moved(placement, picture, 0, 0);
        if (next < MIN_ZOOM - ZOOM_TOLERANCE || next > MAX_ZOOM + ZOOM_TOLERANCE) event.preventDefault();
        else if (limited.x !== placement.x || limited.y !== placement.y) {
          event.preventDefault();
          applyPlacement(image, limited);
        } else setZoom(next);
      });
      // Runs after the tool's own listener, which would fit the picture differently.
      image?.$image.addEventListener('load', () => applyPlacement(image, centred(picture)));
      return () => {
        tool.current = null;
        cropper.destroy();
        container.replaceChildren();
      };
    },
    [picture],
  );

  function changePlacement(change: (placement: Placement) => Placement) {
    const image = tool.current?.getCropperImage();
    if (image) applyPlacement(image, change(toPlacement(image.$getTransform())));
  }

  return {
    mount,
    zoom,
    zoomTo: (value: number) => changePlacement((placement) => zoomed(placement, picture, value)),
    moveBy: (x: number, y: number) => changePlacement((placement) => moved(placement, picture, x, y)),
    cut: async (): Promise<Picture> => {
      const selection = tool.current?.getCropperSelection();
      invariant(selection, 'the crop tool is mounted');
      const side = CROP_CIRCLE * CROP_DETAIL;
      return cutRound(await selection.$toCanvas({ width: side, height: side }), PHOTO_GREY);
    },
  };
}
