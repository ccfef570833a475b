import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Select } from '@/ui/form/choice-fields';
import { focusFirstField } from '@/ui/form/focus-fields';
import { renderUi } from '../render-ui';

const OPTIONS = [{ value: 1, label: 'Apple' }];

it('the first field of a form may be a choice from a list', async () => {
  await renderUi(
    <form aria-label="Fruits">
      <Select label="Locked" options={OPTIONS} value={1} onChosen={() => {}} isDisabled />
      <Select label="Fruit" options={OPTIONS} value={1} onChosen={() => {}} />
      <input aria-label="Number" />
    </form>,
  );
  const fruit = await screen.findByRole('combobox', { name: 'Fruit' });
  focusFirstField(screen.getByRole<HTMLFormElement>('form', { name: 'Fruits' }));
  expect(fruit).toHaveFocus();
});
