import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Language } from '@/i18n/language';
import { message } from '@/i18n/message';
import { isTimeOfDay } from '@/lib/typed-time';
import { TimeField } from '@/features/fines/components/time-field';
import { renderUi } from '../../ui/render-ui';
import { FieldForm } from '../../ui/form/field-form';

const timed = z.object({
  time: z
    .string()
    .check(
      z.minLength(1, { error: message('validation:required'), abort: true }),
      z.refine(isTimeOfDay, message('validation:typedTime')),
    ),
});

describe('a time field', () => {
  async function renderTime(start: string, language: Language = 'en') {
    const submit = vi.fn();
    const { user } = await renderUi(
      <FieldForm schema={timed} start={{ time: start }} onSubmit={submit}>
        {(control) => <TimeField control={control} name="time" label="Time" isRequired />}
      </FieldForm>,
      { language },
    );
    const field = screen.getByRole('textbox', { name: 'Time' });
    return { user, field, submit, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
  }

  it('accepts usual spellings, and holds HH:MM:SS [FIN-1]', async () => {
    const { user, field, submit, save } = await renderTime('08:30:00');
    expect(field).toHaveValue('08:30');
    await user.clear(field);
    await user.type(field, '915');
    expect(field).toHaveValue('915');
    await user.tab();
    expect(field).toHaveValue('09:15');
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ time: '09:15:00' }));
  });

  it('offers every minute of an hour after the hour is chosen [FIN-1]', async () => {
    const { user, field, submit, save } = await renderTime('', 'ja');
    await user.type(field, '{Alt>}{ArrowDown}{/Alt}');
    const hours = within(await screen.findByRole('listbox', { name: '時' })).getAllByRole('option');
    const minutes = () => within(screen.getByRole('listbox', { name: '分' })).getAllByRole('option');
    expect(hours).toHaveLength(24);
    expect(minutes()).toHaveLength(60);
    for (const minute of minutes()) expect(minute).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByLabelText('23時'));
    await user.click(screen.getByLabelText('59分'));
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('23:59');
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ time: '23:59:00' }));
  });

  it.each([
    ['en', 'Choose a time: Time', 'Usual times'],
    ['ja', '時刻を選択: Time', 'よく使う時刻'],
  ] as const)('offers common times, by keyboard too (%s)', async (language, button, list) => {
    const { user, field, submit, save } = await renderTime('', language);
    await user.click(screen.getByRole('button', { name: button }));
    const times = within(await screen.findByRole('listbox', { name: list }));
    expect(times.getByText('09:00')).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field).toHaveValue('09:30');
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ time: '09:30:00' }));
  });

  it.each([
    ['', 'Time is required'],
    [':15', 'Time must be a time such as 9:15'],
  ])('explains the invalid input %j, and gets the focus', async (typed, text) => {
    const { user, field, save, submit } = await renderTime('08:30:00');
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await save();
    expect(await screen.findByText(text)).toBeVisible();
    expect(field).toHaveAccessibleDescription(text);
    expect(field).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });
});
