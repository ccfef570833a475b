import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { PopoverField } from '@/ui/form/popover-field';
import { renderUi } from '../render-ui';

it('keeps its input where the code of its dialog cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchCode = () => Promise.reject<never>(new Error('offline'));
  const Missing = lazy(fetchCode);
  const { user } = await renderUi(
    <PopoverField
      label="Day"
      value="2026-11-20"
      readOnly
      isOpen
      setIsOpen={() => undefined}
      openLabel="Choose"
      icon="v"
      onPreload={fetchCode}
      dialogLabel="Calendar"
      paperSx={{}}
    >
      <Missing />
    </PopoverField>,
  );
  await user.hover(screen.getByRole('button', { name: 'Choose', hidden: true }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Day', hidden: true })).toHaveValue('2026-11-20');
});
