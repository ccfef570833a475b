import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CropperImage } from 'cropperjs';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { invariant } from '@/lib/invariant';
import { stubPictures } from '../../support/picture-stubs';
import { renderApp } from '../../support/render-app';
import { pngFile } from '../members/member-values';

const photoInWork = () => screen.getByAltText('The photo being edited').getAttribute('src');

/** Chooses a photo and opens its dialog; no canvas can cut it, because jsdom has none. */
async function openDialog() {
  const { canvas } = stubPictures();
  const { user } = await renderApp(paths.card, { as: 'admin' });
  const file = pngFile();
  const input = await screen.findByLabelText('Select an image', { selector: 'input' });
  fireEvent.change(input, { target: { files: Object.assign([file], { item: () => file }) } });
  await screen.findByAltText('The photo being edited');
  canvas.isBroken = true;
  await user.click(screen.getByText('Crop', { selector: 'button' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Crop' })) };
}

/** Pulls the photo from one place to another; jsdom loads no image, so its load is reported first. */
function pullPhoto(to: { clientX: number; clientY: number }) {
  const image = document.querySelector('cropper-image');
  const handle = document.querySelector('cropper-handle');
  invariant(image instanceof CropperImage && handle, 'the crop tool is mounted');
  fireEvent.load(image.$image);
  fireEvent.pointerDown(handle, { clientX: 150, clientY: 150, buttons: 1 });
  fireEvent.pointerMove(handle, { ...to, buttons: 1 });
  fireEvent.pointerUp(handle, to);
  return image.$getTransform();
}

describe('a photo', () => {
  it.each([
    // 600 × 800 px, drawn 113 px wide and 150.67 px high: at most half of it leaves the middle, from (-150, -250).
    ['as far as it goes to the left', { clientX: -850, clientY: 150 }, [-206.5, -250]],
    ['as far as it goes downwards', { clientX: 150, clientY: 1150 }, [-150, -174.67]],
    ['within the circle', { clientX: 160, clientY: 130 }, [-140, -270]],
  ])('is pulled by the pointer %s, as by the buttons [CD-2]', async (_where, to, [x, y]) => {
    await openDialog();
    const [, , , , pulledX, pulledY] = pullPhoto(to);
    expect(pulledX).toBeCloseTo(x ?? 0, 1);
    expect(pulledY).toBeCloseTo(y ?? 0, 1);
  });

  it('is cropped in a dialog by keyboard, and a failure is explained [CD-3]', async () => {
    const { user, dialog } = await openDialog();
    const before = photoInWork();
    expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Move left' }));
    await user.click(dialog.getByRole('button', { name: 'Crop' }));
    expect(await screen.findByText(/^Crop failed: ./)).toBeVisible();
    expect(photoInWork()).toBe(before);
  });

  it('is cropped no more once the dialog is cancelled, and no failure is reported', async () => {
    const { dialog } = await openDialog();
    fireEvent.click(dialog.getByText('Crop', { selector: 'button' }));
    fireEvent.click(dialog.getByText('Cancel', { selector: 'button' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('1. Selected', { selector: 'button' })).toBeVisible();
    expect(screen.queryByText(/^Crop failed/)).not.toBeInTheDocument();
  });
});
