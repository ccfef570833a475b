import { expect, it } from 'vitest';
import { createPauseGate } from '@/session/pause-gate';

it('holds a part that waits when the run is paused again right after it went on', async () => {
  const gate = createPauseGate();
  gate.pause();
  let isPassed = false;
  const part = gate.waitIfPaused().then(() => {
    isPassed = true;
  });
  gate.resume();
  gate.pause();
  await new Promise((resolve) => setImmediate(resolve));
  expect(isPassed).toBe(false);
  gate.resume();
  await part;
  expect(isPassed).toBe(true);
});
