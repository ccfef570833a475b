import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MultiDateField } from '@/features/leave/components/multi-date-field';
import { loadCatalogues } from '@/i18n/i18n';
import { FieldForm } from '../../ui/form/field-form';
import { renderUi } from '../../ui/render-ui';

const schema = z.object({ dates: z.array(z.string()) });

it('opens its calendar by Enter, the space bar, ↓ and Alt+↓, but not by Alt+Enter or Ctrl+Enter', async () => {
  await loadCatalogues('leave');
  const { user } = await renderUi(
    <FieldForm schema={schema} start={{ dates: [] }}>
      {(control) => <MultiDateField control={control} name="dates" label="Dates" />}
    </FieldForm>,
  );
  const field = await screen.findByRole('textbox', { name: 'Dates' });
  field.focus();
  await user.keyboard('{Alt>}{Enter}{/Alt}{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  for (const keys of ['{Enter}', ' ', '{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}']) {
    await user.keyboard(keys);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

it('stays closed while it is locked, wherever it is pressed', async () => {
  await loadCatalogues('leave');
  await renderUi(
    <FieldForm schema={schema} start={{ dates: [] }}>
      {(control) => <MultiDateField control={control} name="dates" label="Dates" isDisabled />}
    </FieldForm>,
  );
  // The padding around the input belongs to the same field.
  const { parentElement } = await screen.findByRole('textbox', { name: 'Dates' });
  if (parentElement) fireEvent.click(parentElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
