import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { message } from '@/i18n/message';
import { FileField } from '@/features/members/components/file-field';
import { renderUi } from '../../ui/render-ui';
import { FieldForm } from '../../ui/form/field-form';

const schema = z.object({ photo: z.nullable(z.file(message('validation:required'))) });
type Schema = z.ZodMiniType<{ photo: File | null }, { photo: File | null }>;
const picture = new File(['x'], 'hanako.png', { type: 'image/png' });

async function renderFile(lockedReason?: string, rules: Schema = schema) {
  const submit = vi.fn();
  const { user } = await renderUi(
    <FieldForm schema={rules} start={{ photo: null }} onSubmit={submit}>
      {(control) => (
        <FileField
          control={control}
          name="photo"
          label="Photo"
          accept="image/*"
          lockedReason={lockedReason}
        />
      )}
    </FieldForm>,
  );
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return {
    user,
    submit,
    save,
    input: screen.getByLabelText<HTMLInputElement>('Photo', { selector: 'input' }),
  };
}

/** jsdom has no DataTransfer. */
const dropping = { dataTransfer: { types: ['Files'], files: { item: () => picture } } };
const zone = () => screen.getByText(/Drop a file here|No file chosen/);

describe('a file field', () => {
  it('accepts a chosen file and names it', async () => {
    const { user, submit, save, input } = await renderFile();
    await user.upload(input, picture);
    expect(screen.getByText('Chosen: hanako.png')).toBeVisible();
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ photo: picture }));
  });

  it('accepts a dropped file, and removes it again', async () => {
    const { user, submit, save } = await renderFile();
    fireEvent.dragOver(zone(), dropping);
    fireEvent.drop(zone(), dropping);
    expect(screen.getByText('Chosen: hanako.png')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(zone()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Photo Choose a file' })).toHaveFocus();
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ photo: null }));
  });

  it('shows no error of a file that was removed while it was checked', async () => {
    let refuse = () => {};
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    const check = vi.fn(async (file: File | null) => {
      if (file) await isRefused;
      return file === null;
    });
    const slow = z.nullable(z.file()).check(z.refine(check, message('validation:required')));
    const { user, input } = await renderFile(undefined, z.object({ photo: slow }));
    await user.upload(input, picture);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    refuse();
    await waitFor(() => expect(check).toHaveBeenLastCalledWith(null));
    await waitFor(() => expect(screen.queryByText('Photo is required')).not.toBeInTheDocument());
  });

  it('opens the file dialog by keyboard', async () => {
    const { user, input } = await renderFile();
    const open = vi.spyOn(input, 'click');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Photo Choose a file' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(open).toHaveBeenCalledOnce();
  });

  it('refuses a drop while it is locked, and says why', async () => {
    await renderFile('Only an administrator may change the photo.');
    fireEvent.drop(zone(), dropping);
    expect(zone()).toBeVisible();
    expect(screen.getByText('Only an administrator may change the photo.')).toBeVisible();
    expect(screen.queryByText(/^Drop a file/)).not.toBeInTheDocument();
  });
});
