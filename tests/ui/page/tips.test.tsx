import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tips } from '@/ui/page/tips';
import { renderUi } from '../render-ui';

const tip = () => screen.queryByRole('tooltip')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const tips = () =>
  renderUi(
    <>
      <button type="button" aria-label="Edit Aung" data-tip="Edit" />
      <button type="button" aria-label="Delete Aung" data-tip="Delete">
        <svg data-testid="drawing" />
      </button>
      <p>Nothing to say</p>
      <Tips />
    </>,
  );

/** jsdom has no pointer events: their type is a property of a plain event. */
function point(name: string, target: Element, pointerType = 'mouse') {
  fireEvent(target, Object.assign(new Event(name, { bubbles: true }), { pointerType }));
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

/** Waits in real time, because a closed tooltip fades out. */
async function waitUntilClosed() {
  vi.useRealTimers();
  await waitFor(() => expect(tip()).toBeUndefined());
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

it('tooltips open under a resting pointer, follow it to the next element at once, and close with it', async () => {
  await tips();
  point('pointerover', button('Edit Aung'));
  pass(299);
  expect(tip()).toBeUndefined();
  pass(1);
  expect(tip()).toBe('Edit');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  point('pointerover', screen.getByTestId('drawing'));
  expect(tip()).toBe('Delete');
  point('pointerover', screen.getByRole('tooltip'));
  expect(tip()).toBe('Delete');
  point('pointerover', screen.getByText('Nothing to say'));
  await waitUntilClosed();
});

it('tooltips do not open for a passing pointer', async () => {
  await tips();
  point('pointerover', button('Edit Aung'));
  point('pointerover', screen.getByText('Nothing to say'));
  pass(1000);
  expect(tip()).toBeUndefined();
});

it.each<[string, () => void]>([
  ['a press', () => point('pointerdown', button('Edit Aung'))],
  ['any key', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a pointer that leaves the window', () => fireEvent.pointerLeave(document.documentElement)],
])('tooltips close by %s', async (_by, leave) => {
  await tips();
  point('pointerover', button('Edit Aung'));
  pass(300);
  expect(tip()).toBe('Edit');
  act(leave);
  await waitUntilClosed();
});

it('tooltips open for a focus by keyboard, and close with it', async () => {
  const { user } = await tips();
  vi.useRealTimers();
  await user.tab();
  await waitFor(() => expect(tip()).toBe('Edit'));
  await user.tab();
  await waitFor(() => expect(tip()).toBe('Delete'));
  await user.tab();
  await waitUntilClosed();
});

it('tooltips open for a long touch, not for a tap', async () => {
  await tips();
  point('pointerdown', button('Edit Aung'), 'touch');
  point('pointerup', button('Edit Aung'), 'touch');
  pass(1000);
  expect(tip()).toBeUndefined();
  point('pointerdown', button('Edit Aung'), 'touch');
  pass(700);
  expect(tip()).toBe('Edit');
});
