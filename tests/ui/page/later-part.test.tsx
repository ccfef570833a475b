import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fetchWaitingParts, laterPart } from '@/ui/page/later-part';
import { renderUi } from '../render-ui';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

it('keeps what a later part holds where it is asked for twice at once', async () => {
  const arrivals: (() => void)[] = [];
  const Part = laterPart(
    () => new Promise<typeof Counter>((resolve) => arrivals.push(() => resolve(Counter))),
  );
  // At rest, and because it is drawn.
  const atRest = fetchWaitingParts();
  const { user } = await renderUi(<Part />);
  await waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[1]?.();
  await user.click(await screen.findByRole('button', { name: '0' }));
  arrivals[0]?.();
  await atRest;
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
});
