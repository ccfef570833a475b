import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error';
import { changeLanguage } from '@/i18n/i18n';
import { message } from '@/i18n/message';
import { TextField } from '@/ui/form/text-field';
import { useAppForm } from '@/ui/form/use-app-form';
import { renderUi } from '../render-ui';
import { FieldForm } from './field-form';
import { holdEventClock } from '../../support/browser-states';

const required = z.string().check(z.minLength(1, message('validation:required')));
const schema = z.object({ first: required, second: required });

type Values = z.infer<typeof schema>;

type NameFormProps = {
  onSubmit?: (values: Values) => unknown;
  start?: Values;
  kind?: 'saves' | 'restarts';
};

function NameForm({ start = { first: 'Aung', second: '' }, ...props }: NameFormProps) {
  return (
    <FieldForm schema={schema} start={start} {...props}>
      {(control) => (
        <>
          <TextField control={control} name="first" label="First name" />
          <TextField
            control={control}
            name="second"
            label="Second name"
            isRequired
            helperText="As in the passport"
          />
        </>
      )}
    </FieldForm>
  );
}

const COMPLETE = { first: 'Aung', second: 'Min' };
const save = () => screen.getByRole('button', { name: 'Save' });
const secondName = () => screen.getByRole('textbox', { name: /Second name/ });

describe('a form', () => {
  it('validates on submit only, then focuses the first invalid field [VA-1]', async () => {
    const submit = vi.fn();
    const { user } = await renderUi(<NameForm onSubmit={submit} />);
    await user.clear(screen.getByRole('textbox', { name: 'First name' }));
    await user.tab();
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();

    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Aung');
    await user.click(save());
    expect(await screen.findByText('Second name is required')).toBeVisible();
    expect(secondName()).toHaveFocus();
    expect(secondName()).toBeInvalid();
    expect(secondName()).toHaveAccessibleDescription('Second name is required');
    expect(submit).not.toHaveBeenCalled();

    await user.type(secondName(), 'Min');
    expect(screen.getByText('Second name is required')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(submit).toHaveBeenCalledWith(COMPLETE));
    expect(secondName()).toHaveAccessibleDescription('As in the passport');
  });

  it('translates a shown message again when the language changes [VA-1]', async () => {
    const { user } = await renderUi(<NameForm />);
    await user.click(save());
    expect(await screen.findByText('Second name is required')).toBeVisible();
    await act(() => changeLanguage('ja'));
    expect(screen.getByText('Second nameは必須です')).toBeVisible();
  });

  it.each(['Control', 'Meta'])('is submitted by %s+Enter', async (key) => {
    const submit = vi.fn();
    const { user } = await renderUi(<NameForm start={COMPLETE} onSubmit={submit} />);
    await user.click(secondName());
    await user.keyboard(`{${key}>}{Enter}{/${key}}`);
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  });

  it.each([{ isComposing: true }, { keyCode: 229 }, { altKey: true }])(
    'is not submitted while an input method composes, nor by AltGr+Enter (%o)',
    async (sign) => {
      const submit = vi.fn();
      await renderUi(<NameForm start={COMPLETE} onSubmit={submit} />);
      const isLeftToBrowser = fireEvent.keyDown(secondName(), { key: 'Enter', ctrlKey: true, ...sign });
      expect(isLeftToBrowser).toBe(true);
      fireEvent.keyDown(secondName(), { key: 'Enter', ctrlKey: true });
      await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    },
  );

  it('is submitted once, however often the button is clicked', async () => {
    let finish = () => {};
    const submit = vi.fn(() => new Promise<void>((resolve) => void (finish = resolve)));
    const { user } = await renderUi(<NameForm start={COMPLETE} onSubmit={submit} />);
    const button = save();
    await user.dblClick(button);
    await user.click(button);
    expect(submit).toHaveBeenCalledOnce();
    finish();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('ignores a repeated click right after a save, until another action', async () => {
    holdEventClock();
    const submit = vi.fn();
    const { user, rerender } = await renderUi(
      <NameForm key="1" start={COMPLETE} onSubmit={submit} kind="saves" />,
    );
    const press = () => user.click(save());
    await press();
    await press();
    // The emptied form of the next record.
    rerender(<NameForm key="2" start={{ first: '', second: '' }} onSubmit={submit} kind="saves" />);
    await press();
    expect(submit).toHaveBeenCalledOnce();
    expect(screen.queryByText('Second name is required')).not.toBeInTheDocument();

    fireEvent.change(screen.getByRole('textbox', { name: 'First name' }), { target: { value: 'Zaw' } });
    await press();
    expect(screen.getByText('Second name is required')).toBeVisible();
  });

  it('accepts another click after a pause', async () => {
    holdEventClock();
    const submit = vi.fn();
    const { user } = await renderUi(<NameForm start={COMPLETE} onSubmit={submit} kind="saves" />);
    const press = () => user.click(save());
    await press();
    vi.advanceTimersByTime(1_000);
    await press();
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('that restarts focuses its first field', async () => {
    const { user } = await renderUi(<NameForm start={COMPLETE} kind="restarts" />);
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus());
  });

  it('that restarts leaves the focus where the user moved it meanwhile', async () => {
    let finish = () => {};
    const submit = () => new Promise<void>((resolve) => void (finish = resolve));
    const { user } = await renderUi(<NameForm start={COMPLETE} onSubmit={submit} kind="restarts" />);
    await user.click(save());
    await user.click(secondName());
    finish();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(secondName()).toHaveFocus();
  });

  it('shows the server’s messages at their fields', async () => {
    const refuse = () =>
      Promise.reject(new ApiError('invalid', { fields: { second: ['The second has already been taken.'] } }));
    const { user } = await renderUi(<NameForm start={COMPLETE} onSubmit={refuse} />);
    await user.click(save());
    expect(
      await screen.findByText('Second name already exists. It may belong to a deleted record'),
    ).toBeVisible();
    await waitFor(() => expect(secondName()).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps a message about another field until the next submit', async () => {
    const fields = { 'other.0': ['The moon is down.'], second: ['Too bright.'] };
    let answer = () => Promise.reject(new ApiError('invalid', { fields }));
    const { user } = await renderUi(<NameForm start={COMPLETE} onSubmit={() => answer()} />);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server refused this: “The moon is down.”',
    );
    await user.type(secondName(), 'x');
    expect(screen.getByRole('alert')).toBeVisible();
    await act(() => changeLanguage('ja'));
    expect(screen.getByRole('alert')).toHaveTextContent('サーバーからの応答：「The moon is down.」');
    answer = () => new Promise(() => undefined);
    await user.click(save());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

function OutsideForm({ values }: { values: Values }) {
  const form = useAppForm(schema, COMPLETE, values);
  return <TextField control={form.control} name="first" label="First name" />;
}

it('follows new values from outside, and keeps the input until they change', async () => {
  const { rerender } = await renderUi(<OutsideForm values={COMPLETE} />);
  const first = () => screen.getByRole('textbox', { name: 'First name' });
  fireEvent.change(first(), { target: { value: 'Zaw' } });
  rerender(<OutsideForm values={{ ...COMPLETE }} />);
  expect(first()).toHaveValue('Zaw');
  rerender(<OutsideForm values={{ ...COMPLETE, first: 'Min' }} />);
  await waitFor(() => expect(first()).toHaveValue('Min'));
});
