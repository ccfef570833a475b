import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { stubPictures } from '../../support/picture-stubs';
import { renderApp } from '../../support/render-app';
import { pngFile } from '../members/member-values';

it('asks before leaving the page with an edited photo', async () => {
  stubPictures();
  await renderApp(paths.card, { as: 'admin' });
  const file = pngFile();
  const input = await screen.findByLabelText('Select an image', { selector: 'input' });
  fireEvent.change(input, { target: { files: Object.assign([file], { item: () => file }) } });
  await screen.findByAltText('The photo being edited');
  fireEvent.click(screen.getByText('Dashboard'));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  fireEvent.click(screen.getByText('Leave', { selector: 'button' }));
  await waitFor(() => expect(window.location.pathname).toBe(paths.dashboard));
});
