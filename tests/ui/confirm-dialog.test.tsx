import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { message } from '@/i18n/message';
import { confirm, type Confirmation } from '@/ui/confirm-dialog/confirm';
import { ConfirmHost } from '@/ui/confirm-dialog/confirm-host';
import { renderUi } from './render-ui';

const describeFailure = () => message('common:error.offline');

async function ask(changes: Partial<Confirmation> = {}, language: 'en' | 'ja' = 'en') {
  const { user } = await renderUi(<ConfirmHost describeError={describeFailure} />, { language });
  const action = vi.fn(() => Promise.resolve());
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirm({
      title: 'Delete this fine?',
      body: 'Aung Min, 20 Nov 2026, 1,200 Ks',
      tone: 'danger',
      confirmLabel: 'Delete',
      action,
      ...changes,
    });
  });
  return { user, action, answer };
}

const remove = () => screen.getByRole('button', { name: 'Delete' });
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

describe('a confirmation', () => {
  it('names the record and focuses Cancel when data would be lost', async () => {
    await ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this fine?' });
    expect(dialog).toHaveAccessibleDescription('Aung Min, 20 Nov 2026, 1,200 Ks');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('focuses the action when nothing would be lost', async () => {
    await ask({ tone: undefined, confirmLabel: 'Send' });
    expect(screen.getByRole('dialog', { name: 'Delete this fine?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('runs the action, closes and reports the success', async () => {
    const { user, action, answer } = await ask();
    await user.click(remove());
    expect(await answer).toBe(true);
    expect(action).toHaveBeenCalledOnce();
    await waitUntilClosed();
  });

  it.each(['Cancel', '{Escape}'])('does nothing after %s', async (way) => {
    const { user, action, answer } = await ask();
    if (way === 'Cancel') await user.click(screen.getByRole('button', { name: way }));
    else await user.keyboard(way);
    expect(await answer).toBe(false);
    expect(action).not.toHaveBeenCalled();
    await waitUntilClosed();
  });

  it('runs once for a double click, and cannot be closed meanwhile', async () => {
    let finish = () => {};
    const action = vi.fn(() => new Promise<void>((resolve) => void (finish = resolve)));
    const { user, answer } = await ask({ action });
    await user.dblClick(remove());
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
    expect(remove()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    finish();
    expect(await answer).toBe(true);
    expect(action).toHaveBeenCalledOnce();
  });

  it('shows a failure in the dialog, in the user’s language, with a retry', async () => {
    const action = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
    const { user, answer } = await ask({ action }, 'ja');
    await user.click(remove());
    expect(await screen.findByRole('alert')).toHaveTextContent('サーバーに接続できません');
    expect(screen.getByRole('button', { name: 'キャンセル' })).toBeEnabled();
    await user.click(remove());
    expect(await answer).toBe(true);
  });

  it('is closed by a newer one', async () => {
    const { answer } = await ask();
    act(() => {
      void confirm({ title: 'Another?', confirmLabel: 'Yes', action: () => undefined });
    });
    expect(await answer).toBe(false);
    expect(screen.getByRole('dialog', { name: 'Another?' })).toBeVisible();
  });
});
