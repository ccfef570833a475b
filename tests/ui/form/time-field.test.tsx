import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Language } from '@/i18n/language';
import { message } from '@/i18n/message';
import { TimeField } from '@/ui/form/time-field';
import { renderUi } from '../render-ui';
import { FieldForm } from './field-form';

const timed = z.object({ time: z.string().min(1, message('validation:required')) });

describe('a time field', () => {
  async function renderTime(start: string, language: Language = 'en') {
    const submit = vi.fn();
    const { user } = await renderUi(
      <FieldForm schema={timed} start={{ time: start }} onSubmit={submit}>
        {(control) => <TimeField control={control} name="time" label="Time" isRequired />}
      </FieldForm>,
      { language },
    );
    return { user, submit, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
  }

  it('offers every minute of the day and holds HH:MM:SS [FIN-1]', async () => {
    const { user, submit, save } = await renderTime('09:15:00');
    const hours = screen.getByRole('combobox', { name: 'Hours' });
    const minutes = screen.getByRole('combobox', { name: 'Minutes' });
    expect(hours).toHaveValue('09');
    expect(within(hours).getAllByRole('option')).toHaveLength(25);
    expect(within(minutes).getAllByRole('option')).toHaveLength(61);
    await user.selectOptions(hours, '23');
    await user.selectOptions(minutes, '59');
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ time: '23:59:00' }));
  });

  it('takes an hour alone as the full hour', async () => {
    const { user, submit, save } = await renderTime('', 'ja');
    await user.selectOptions(screen.getByRole('combobox', { name: '時' }), '08');
    expect(screen.getByRole('combobox', { name: '分' })).toHaveValue('00');
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ time: '08:00:00' }));
  });

  it('is empty again without an hour, says so, and gets the focus', async () => {
    const { user, save } = await renderTime('08:30:00');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hours' }), '');
    await save();
    expect(await screen.findByText('Time is required')).toBeVisible();
    expect(screen.getByRole('group', { name: /Time/ })).toHaveAccessibleDescription('Time is required');
    expect(screen.getByRole('combobox', { name: 'Hours' })).toHaveFocus();
  });
});
