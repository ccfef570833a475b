import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../render-ui';

it('an autocomplete that is still loading has the same disabled and error state and width', async () => {
  vi.resetModules();
  const { Picker } = await import('@/ui/form/choice-fields');
  const { container } = await renderUi(
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

it('several choices of an autocomplete that is still loading are listed in Japanese', async () => {
  vi.resetModules();
  const { Picker } = await import('@/ui/form/choice-fields');
  const options = [
    { value: 1, label: 'りんご' },
    { value: 2, label: 'みかん' },
  ];
  await renderUi(<Picker multiple label="果物" options={options} value={[1, 2]} />, { language: 'ja' });
  expect(screen.getByRole('textbox', { name: '果物' })).toHaveValue('りんご、みかん');
});
