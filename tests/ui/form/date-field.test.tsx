import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Language } from '@/i18n/language';
import { message } from '@/i18n/message';
import { firstOfMonth, isCalendarDate } from '@/lib/calendar-date';
import { DateField } from '@/ui/form/date-field';
import { renderUi } from '../render-ui';
import { FieldForm } from './field-form';

const schema = z.object({
  day: z
    .string()
    .check(
      z.minLength(1, message('validation:required')),
      z.refine(isCalendarDate, message('validation:date')),
    ),
});

const ZONE = process.env.TZ;

afterEach(() => {
  process.env.TZ = ZONE;
});

async function renderDate(start: string, language: Language = 'en') {
  const submit = vi.fn();
  const { user } = await renderUi(
    <FieldForm schema={schema} start={{ day: start }} onSubmit={submit}>
      {(control) => <DateField control={control} name="day" label="Day" />}
    </FieldForm>,
    { language },
  );
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, submit, save, box: screen.getByRole('textbox', { name: 'Day' }) };
}

describe('a date field', () => {
  it.each([
    ['en', '2026-11-20'],
    ['ja', '2026/11/20'],
  ] as const)('has the %s format', async (language, text) => {
    const { box } = await renderDate('2026-11-20', language);
    expect(box).toHaveValue(text);
  });

  it.each(['2026-08-05', '20260805', '２０２６／８／５', '2026年8月5日'])('accepts %s', async (typed) => {
    const { user, submit, save, box } = await renderDate('');
    await user.type(box, typed);
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ day: '2026-08-05' }));
    expect(box).toHaveValue('2026-08-05');
  });

  it('is required when empty, and a partial date is invalid', async () => {
    const { user, submit, save, box } = await renderDate('');
    await save();
    expect(await screen.findByText('Day is required')).toBeVisible();
    await user.type(box, '2026-1');
    await save();
    expect(await screen.findByText('Day must be a date in YYYY-MM-DD format')).toBeVisible();
    expect(box).toHaveFocus();
    expect(box).toHaveValue('2026-1');
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ['en', 'Choose a date: Day', 'November 2026', 'Thursday 12 Nov 2026'],
    ['ja', '日付を選択: Day', '2026年11月', '2026/11/12 木曜日'],
  ] as const)('accepts a picked date (%s)', async (language, button, month, day) => {
    const { user, submit, save } = await renderDate('2026-11-20', language);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(month)).toBeVisible();
    await user.click(screen.getByLabelText(day));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ day: '2026-11-12' }));
  });

  it.each([
    ['Asia/Rangoon', '2025-03-30', 'Sunday 30 Mar 2025'],
    ['America/Los_Angeles', '2024-02-29', 'Thursday 29 Feb 2024'],
    ['Pacific/Kiritimati', '2025-01-31', 'Friday 31 Jan 2025'],
    ['Africa/Cairo', '2025-04-25', 'Friday 25 Apr 2025'],
    ['America/Santiago', '2025-09-07', 'Sunday 7 Sep 2025'],
    ['Asia/Beirut', '2025-03-30', 'Sunday 30 Mar 2025'],
  ] as const)('sends the picked day in the time zone %s', async (zone, date, name) => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const { user, submit, save } = await renderDate(firstOfMonth(date));
    await user.click(screen.getByRole('button', { name: 'Choose a date: Day' }));
    await user.click(await screen.findByLabelText(name));
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ day: date }));
  });

  it.each([
    ['9999-12-31', 'Friday 31 Dec 9999', '{ArrowRight}{ArrowLeft}', '9999-12-30'],
    ['0100-01-01', 'Friday 1 Jan 100', '{ArrowLeft}{ArrowRight}', '0100-01-02'],
  ])('opens at %s, at the end of the calendar', async (date, name, keys, next) => {
    const { user, submit, save } = await renderDate(date);
    await user.click(screen.getByRole('button', { name: 'Choose a date: Day' }));
    expect(await screen.findByLabelText(name)).toHaveFocus();
    await user.keyboard(`${keys}{Enter}`);
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ day: next }));
  });

  it('closes by Escape without a change, and returns the focus', async () => {
    const { user, box } = await renderDate('2026-11-20');
    const button = screen.getByRole('button', { name: 'Choose a date: Day' });
    await user.click(button);
    await screen.findByRole('grid', { name: 'Calendar of November 2026' });
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(box).toHaveValue('2026-11-20');
  });

  it('is picked by keyboard, in another month and year', async () => {
    const { user, submit, save, box } = await renderDate('2026-12-24');
    await user.type(box, '{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByLabelText('Thursday 24 Dec 2026')).toHaveFocus();
    await user.keyboard('{PageUp}');
    await user.click(screen.getByLabelText('November 2026, choose a year'));
    expect(screen.getByText('2026')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Next month' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowUp}{ArrowRight}{Enter}');
    expect(screen.getByLabelText('Calendar of November 2024')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ day: '2024-11-08' }));
  });
});
