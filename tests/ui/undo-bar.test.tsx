import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UndoBar } from '@/ui/undo/undo-bar';
import { renderUi } from './render-ui';

afterEach(() => vi.useRealTimers());

const notice = { id: 1, act: 'done' as const, info: 12 };

it('the undo bar closes after ten seconds, but not while it is hovered or focused', async () => {
  const onAction = vi.fn();
  const onGone = vi.fn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const bar = (isBusy: boolean) => (
    <UndoBar
      history={{
        notice,
        isBusy,
        closeNotice: onGone,
        undo: onAction,
        redo: onAction,
        next: { undo: 'the step', redo: undefined },
      }}
      describe={({ info }) => `${info} replaced`}
      labels={{ undo: 'Undo the last change', redo: 'Redo the last change' }}
    />
  );
  const { rerender } = await renderUi(bar(false));
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
  const undo = screen.getByText('Undo');
  expect(screen.getByRole('status')).toHaveTextContent('12 replaced');

  pass(9);
  fireEvent.pointerEnter(undo);
  pass(60);
  fireEvent.pointerLeave(undo);
  act(() => undo.focus());
  pass(60);
  expect(onGone).not.toHaveBeenCalled();
  act(() => undo.blur());
  pass(9);
  expect(onGone).not.toHaveBeenCalled();
  pass(1);
  expect(onGone).toHaveBeenCalledOnce();

  rerender(bar(true));
  fireEvent.click(undo);
  expect(onAction).not.toHaveBeenCalled();
  rerender(bar(false));
  fireEvent.click(undo);
  expect(onAction).toHaveBeenCalledOnce();
});
