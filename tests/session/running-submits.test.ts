import { expect, it, vi } from 'vitest';
import { beginSending, followSending } from '@/session/running-submits';

it('notifies subscribers of the result of a submit, and recognises a later one', () => {
  const first = vi.fn();
  const gone = vi.fn();
  expect(followSending('form', first)).toBeNull();
  const end = beginSending('form');
  followSending('form', first);
  followSending('form', gone)?.();
  const endLater = beginSending('form');
  end('saved');
  expect([first.mock.calls, gone.mock.calls]).toEqual([[['saved']], []]);
  expect(followSending('form', first)).not.toBeNull();
  endLater('saved');
  expect(followSending('form', first)).toBeNull();
});
