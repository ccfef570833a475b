import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPopoverContent } from '@/ui/form/lazy-popover-content';
import { PopoverField } from '@/ui/form/popover-field';
import { renderUi } from '../render-ui';

it('keeps its input where the code of its dialog cannot be fetched, and fetches it again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isOffline = true;
  const Picker = lazyPopoverContent(() =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(() => <p>November 2026</p>),
  );
  const { user } = await renderUi(
    <PopoverField
      label="Day"
      value="2026-11-20"
      readOnly
      isOpen
      setIsOpen={() => undefined}
      openLabel="Choose"
      icon="v"
      onPreload={Picker.preload}
      dialogLabel="Calendar"
      paperSx={{}}
    >
      <Picker />
    </PopoverField>,
  );
  await user.hover(screen.getByRole('button', { name: 'Choose', hidden: true }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Day', hidden: true })).toHaveValue('2026-11-20');
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('November 2026')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
