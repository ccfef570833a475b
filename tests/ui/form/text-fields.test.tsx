import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { NumberField } from '@/ui/form/number-field';
import { PasswordField } from '@/ui/form/password-field';
import { TextField } from '@/ui/form/text-field';
import { renderUi } from '../render-ui';
import { FieldForm } from './field-form';

const text = z.object({ value: z.string() });
const number = z.object({ value: z.union([z.number(), z.string()]) });

describe('a text field', () => {
  it('is locked with a reason that is read with it', async () => {
    await renderUi(
      <FieldForm schema={text} start={{ value: '00123' }}>
        {(control) => (
          <TextField
            control={control}
            name="value"
            label="Staff number"
            lockedReason="Only an administrator may."
          />
        )}
      </FieldForm>,
    );
    const field = screen.getByRole('textbox', { name: 'Staff number' });
    expect(field).toBeDisabled();
    expect(field).toHaveValue('00123');
    expect(field).toHaveAccessibleDescription('Only an administrator may.');
  });

  it('sends a locked value too', async () => {
    const submit = vi.fn();
    const { user } = await renderUi(
      <FieldForm schema={text} start={{ value: '00123' }} onSubmit={submit}>
        {(control) => <TextField control={control} name="value" label="Number" lockedReason="Why" />}
      </FieldForm>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ value: '00123' }));
  });

  it('is marked as required', async () => {
    await renderUi(
      <FieldForm schema={text} start={{ value: '' }}>
        {(control) => <TextField control={control} name="value" label="Reason" isRequired />}
      </FieldForm>,
    );
    expect(screen.getByRole('textbox', { name: /Reason/ })).toBeRequired();
  });
});

describe('a password field', () => {
  const field = (
    <FieldForm schema={text} start={{ value: 'secret' }}>
      {(control) => (
        <PasswordField control={control} name="value" label="Password" autoComplete="current-password" />
      )}
    </FieldForm>
  );

  it('shows and hides the input', async () => {
    const { user } = await renderUi(field);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('warns while Caps Lock is on', async () => {
    await renderUi(field, { language: 'ja' });
    const input = screen.getByLabelText('Password');
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock がオンになっています。')).toBeVisible();
    fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false });
    expect(screen.queryByText('Caps Lock がオンになっています。')).not.toBeInTheDocument();
  });
});

describe('a number field', () => {
  async function renderNumber(start: number | string = '') {
    const submit = vi.fn();
    const { user } = await renderUi(
      <FieldForm schema={number} start={{ value: start }} onSubmit={submit}>
        {(control) => <NumberField control={control} name="value" label="Hours" />}
      </FieldForm>,
    );
    const field = screen.getByRole('textbox', { name: 'Hours' });
    async function submitted(): Promise<unknown> {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(submit).toHaveBeenCalled());
      return submit.mock.lastCall?.[0];
    }
    return { user, field, submitted };
  }

  it.each([
    ['1.5', 1.5],
    ['１，２００', 1200],
    ['1,234,567.5', 1234567.5],
    ['1,5', '1,5'],
    ['12,34', '12,34'],
    ['-3', -3],
    ['abc', 'abc'],
    ['1.', 1],
  ])('holds %s as %o', async (typed, value) => {
    const { user, field, submitted } = await renderNumber();
    await user.type(field, typed);
    expect(field).toHaveValue(typed);
    expect(await submitted()).toEqual({ value });
  });

  it('is stepped by the arrow keys, not below 0', async () => {
    const { user, field, submitted } = await renderNumber(1.3);
    await user.type(field, '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field).toHaveValue('0');
    await user.keyboard('{ArrowUp}');
    // With Shift the arrow selects the text.
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(await submitted()).toEqual({ value: 1 });
  });

  it('can be emptied', async () => {
    const { user, field, submitted } = await renderNumber(1);
    await user.clear(field);
    expect(await submitted()).toEqual({ value: '' });
  });
});
