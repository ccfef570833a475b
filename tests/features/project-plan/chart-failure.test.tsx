import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BurnDownPicture } from '@/features/project-plan/components/burn-down-picture';
import { beIdle } from '../../support/browser-states';
import { stubCanvas } from '../../support/picture-stubs';
import { renderUi } from '../../ui/render-ui';

it('a chart that cannot be drawn says so outside the picture, and can be tried again', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beIdle();
  HTMLCanvasElement.prototype.getContext = () => {
    throw new Error('broken');
  };
  const { user } = await renderUi(
    <BurnDownPicture
      burn={{ total: 8, points: [], before: 0 }}
      words="Burn-down of INV01"
      formatKey={String}
      start="Start"
    />,
  );
  // The content of a picture does not exist for a screen reader.
  const alert = await screen.findByRole('alert');
  expect(alert.closest('[role=img]')).toBeNull();
  expect(complain).toHaveBeenCalled();
  stubCanvas();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(document.querySelector('[role=img] canvas')).not.toBeNull();
});
