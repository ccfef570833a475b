import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { message } from '@/i18n/message';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { AutocompleteField, SelectField, MultiSelectField } from '@/ui/form/choice-fields';
import type { Option } from '@/ui/form/option';
import { renderUi } from '../render-ui';
import { FieldForm } from './field-form';

const STAFF: Option<number>[] = [
  { value: 1, label: 'Aung Min', detail: 'アウン ミン' },
  { value: 2, label: 'Tanaka Hanako', detail: 'タナカ ハナコ', keywords: 'T-002' },
  { value: 3, label: 'Suzuki Ichiro', isDisabled: true },
];
const NOBODY = { value: '', label: 'Nobody' };
const MANY = Array.from({ length: 250 }, (_, value) => ({ value, label: `Staff ${value}` }));

const one = z.object({ staff: z.union([z.number(), z.literal('')]) });
const several = z.object({
  staff: z.array(z.number()).check(z.minLength(1, message('validation:atLeastOne'))),
});

async function submitted(
  user: Awaited<ReturnType<typeof renderUi>>['user'],
  submit: ReturnType<typeof vi.fn>,
) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  return submit.mock.lastCall?.[0] as unknown;
}
const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('a select', () => {
  it('holds the value of the chosen option, or nothing', async () => {
    const submit = vi.fn();
    const { user } = await renderUi(
      <FieldForm schema={one} start={{ staff: '' }} onSubmit={submit}>
        {(control) => (
          <SelectField control={control} name="staff" label="Staff" options={[NOBODY, ...STAFF]} />
        )}
      </FieldForm>,
    );
    await user.click(screen.getByRole('combobox', { name: 'Staff' }));
    expect(optionNames()).toEqual(['Nobody', 'Aung Min', 'Tanaka Hanako', 'Suzuki Ichiro']);
    await user.click(screen.getByRole('option', { name: 'Tanaka Hanako' }));
    expect(await submitted(user, submit)).toEqual({ staff: 2 });
    await user.click(screen.getByRole('combobox', { name: 'Staff' }));
    await user.click(screen.getByRole('option', { name: 'Nobody' }));
    expect(await submitted(user, submit)).toEqual({ staff: '' });
  });
});

describe('Enter in a closed autocomplete', () => {
  const days = z.object({
    staff: z.union([z.number(), z.literal('')]),
    several: z.array(z.number()),
  });

  it('never submits the form, and Ctrl+Enter does', async () => {
    const submit = vi.fn();
    const { user } = await renderUi(
      <FieldForm schema={days} start={{ staff: 1, several: [] }} onSubmit={submit}>
        {(control) => (
          <>
            <AutocompleteField control={control} name="staff" label="Staff" options={STAFF} />
            <MultiSelectField control={control} name="several" label="Several" options={STAFF} />
          </>
        )}
      </FieldForm>,
    );
    for (const name of ['Staff', 'Several']) {
      await user.click(screen.getByRole('combobox', { name }));
      await user.keyboard('{Escape}{Enter}');
      expect(submit).not.toHaveBeenCalled();
    }
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  });
});

describe('an autocomplete', () => {
  async function renderPicker(start: number | '' = '', options: Option<number>[] = STAFF) {
    const submit = vi.fn();
    const { user } = await renderUi(
      <FieldForm schema={one} start={{ staff: start }} onSubmit={submit}>
        {(control) => <AutocompleteField control={control} name="staff" label="Staff" options={options} />}
      </FieldForm>,
    );
    return { user, submit, box: screen.getByRole('combobox', { name: 'Staff' }) };
  }

  it.each(['tanaka', 'たなか', 'ﾊﾅｺ', 't-002', 'hanako tanaka'])('finds by “%s”', async (typed) => {
    const { user, submit, box } = await renderPicker();
    await user.type(box, typed);
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Tanaka Hanako');
    expect(await submitted(user, submit)).toEqual({ staff: 2 });
  });

  it('does not report an empty result while an input method composes', async () => {
    const { user, box } = await renderPicker();
    await user.click(box);
    fireEvent.compositionStart(box);
    for (const [composed, count] of [
      ['たなｋ', 1],
      ['ぬｎ', STAFF.length],
    ] as const) {
      fireEvent.change(box, { target: { value: composed } });
      expect(screen.getAllByRole('option')).toHaveLength(count);
      expect(screen.queryByText('Nothing to choose from')).not.toBeInTheDocument();
    }
    fireEvent.compositionEnd(box);
    expect(screen.getByText('Nothing to choose from')).toBeVisible();
  });

  it('can be cleared', async () => {
    const { user, submit, box } = await renderPicker(1);
    expect(box).toHaveValue('Aung Min');
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await submitted(user, submit)).toEqual({ staff: '' });
  });

  it('keeps a choice whose option has not loaded yet', async () => {
    const { user, submit } = await renderPicker(2, []);
    expect(await submitted(user, submit)).toEqual({ staff: 2 });
  });

  it('reaches every row of a long list, and renders only visible ones', async () => {
    const { user, box } = await renderPicker('', MANY);
    const marked = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await user.click(box);
    expect(screen.getAllByRole('option').length).toBeLessThan(50);
    expect(marked()).toHaveTextContent('Staff 0');
    for (const [key, goal, place] of [
      ['End', 'Staff 249', '250'],
      ['ArrowUp', 'Staff 248', '249'],
      ['Home', 'Staff 0', '1'],
      ['ArrowUp', 'Staff 249', '250'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect([key, marked()?.textContent]).toEqual([key, goal]);
      expect(marked()).toHaveAttribute('aria-posinset', place);
      expect(marked()).toHaveAttribute('aria-setsize', '250');
    }
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Staff 249');
    await user.type(box, '13', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    expect(optionNames()).toHaveLength(13);
  });

  it('opens a long list at the chosen option', async () => {
    const { user, box } = await renderPicker(120, MANY);
    await user.click(box);
    const marked = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    expect(marked()).toHaveTextContent('Staff 120');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box).toHaveValue('Staff 121');
  });

  it('is in Japanese when nothing is found', async () => {
    const { user } = await renderUi(
      <FieldForm schema={one} start={{ staff: '' }}>
        {(control) => <AutocompleteField control={control} name="staff" label="社員" options={STAFF} />}
      </FieldForm>,
      { language: 'ja' },
    );
    await user.type(screen.getByRole('combobox', { name: '社員' }), 'ない');
    expect(screen.getByText('選択肢がありません')).toBeVisible();
  });
});

describe('a multiple choice', () => {
  async function renderChoice(start: number[], options: Option<number>[] = STAFF) {
    const submit = vi.fn();
    const { user } = await renderUi(
      <FieldForm schema={several} start={{ staff: start }} onSubmit={submit}>
        {(control) => <MultiSelectField control={control} name="staff" label="Staff" options={options} />}
      </FieldForm>,
    );
    return { user, submit, box: screen.getByRole('combobox', { name: 'Staff' }) };
  }

  it('adds and removes choices, and stays open while choosing', async () => {
    const { user, submit, box } = await renderChoice([1]);
    await user.type(box, 'tanaka');
    await user.click(screen.getByRole('option', { name: /Tanaka/ }));
    await user.clear(box);
    await user.click(screen.getByRole('option', { name: /Aung/ }));
    await user.keyboard('{Escape}');
    expect(await submitted(user, submit)).toEqual({ staff: [2] });
  });

  it('requires at least one choice and focuses the field', async () => {
    const { user, box } = await renderChoice([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose at least one: Staff')).toBeVisible();
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
  });

  it('keeps choices whose options have not loaded yet', async () => {
    const { user, submit, box } = await renderChoice([99]);
    await user.click(box);
    await user.click(screen.getByRole('option', { name: /Aung/ }));
    await user.keyboard('{Escape}');
    expect(await submitted(user, submit)).toEqual({ staff: [99, 1] });
  });
});

describe('a checkbox', () => {
  it.each(['checkbox', 'switch'] as const)('can be shown as a %s and set by keyboard', async (look) => {
    const submit = vi.fn();
    const { user } = await renderUi(
      <FieldForm schema={z.object({ isRemote: z.boolean() })} start={{ isRemote: false }} onSubmit={submit}>
        {(control) => <CheckboxField control={control} name="isRemote" label="From home" look={look} />}
      </FieldForm>,
    );
    const box = screen.getByRole(look, { name: 'From home' });
    await user.tab();
    expect(box).toHaveFocus();
    await user.keyboard(' ');
    expect(box).toBeChecked();
    expect(await submitted(user, submit)).toEqual({ isRemote: true });
  });
  it('is marked as required', async () => {
    await renderUi(
      <FieldForm schema={z.object({ isRead: z.boolean() })} start={{ isRead: false }}>
        {(control) => <CheckboxField control={control} name="isRead" label="Read" isRequired />}
      </FieldForm>,
    );
    expect(screen.getByRole('checkbox', { name: 'Read' })).toBeRequired();
  });
});
