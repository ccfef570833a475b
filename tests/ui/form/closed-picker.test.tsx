import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('an autocomplete that is still loading has the same disabled and error state and width', async () => {
  vi.resetModules();
  const { Picker } = await import('@/ui/form/choice-fields');
  const { container } = render(
    <Picker
      label="Fruit"
      options={[{ value: 1, label: 'Apple' }]}
      value={1}
      isDisabled
      hasError
      helperText="Not this one."
      className="narrow"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Fruit' });
  expect(field).toHaveAttribute('aria-busy', 'true');
  expect(field).toHaveValue('Apple');
  expect(field).toBeDisabled();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Not this one.');
  expect(container.firstElementChild).toHaveClass('narrow');
});
