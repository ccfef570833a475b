// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { afterPaint, whenIdle } from '@/lib/when-idle';
import { removeIdleCallbacks } from '../support/browser-states';

it('runs in the task after the next paint, unless it is cancelled before the paint or the task', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  const cancelledAct = vi.fn();
  afterPaint(act);
  afterPaint(cancelledAct)();
  const cancel = afterPaint(cancelledAct);
  vi.advanceTimersToNextFrame();
  expect(act).not.toHaveBeenCalled();
  cancel();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
  expect(cancelledAct).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('runs in the next task of a page that is hidden before the paint, and not again', () => {
  vi.useFakeTimers();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(7);
  const act = vi.fn();
  afterPaint(act);
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('runs when the browser is idle, at the latest after ten seconds', () => {
  const request = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(7);
  const cancelRequest = vi.spyOn(window, 'cancelIdleCallback');
  const act = vi.fn();
  const cancel = whenIdle(act);
  expect(request).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 10_000 });
  expect(act).not.toHaveBeenCalled();
  request.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 9 });
  expect(act).toHaveBeenCalledExactlyOnceWith();
  cancel();
  expect(cancelRequest).toHaveBeenCalledExactlyOnceWith(7);
  vi.restoreAllMocks();
});

it('runs after a second in a browser without idle callbacks, unless it is cancelled', () => {
  vi.useFakeTimers();
  removeIdleCallbacks();
  const act = vi.fn();
  const cancelledAct = vi.fn();
  whenIdle(act);
  whenIdle(cancelledAct)();
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  expect(cancelledAct).not.toHaveBeenCalled();
  vi.useRealTimers();
});
