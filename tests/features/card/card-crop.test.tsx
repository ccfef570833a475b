import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
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

describe('a photo', () => {
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
