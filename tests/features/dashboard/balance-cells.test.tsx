import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BalanceCells } from '@/features/dashboard/components/balance/balance-cells';
import { renderUi } from '../../ui/render-ui';

it.each([
  ['the same in parts of ten minutes', 6, '–'],
  ['less', 3, '0.5 not registered'],
  ['more', 9, '0.5 not worked'],
])('overtime of an hour compared with what was registered: %s', async (_, tenths, words) => {
  const registered = Array.from({ length: tenths }, () => 10 / 60).reduce((sum, hours) => sum + hours, 0);
  const sum = { recorded: 9, due: 8, balance: 1, overtime: 1 };
  await renderUi(
    <table>
      <tbody>
        <tr>
          <BalanceCells sum={sum} registered={registered} />
        </tr>
      </tbody>
    </table>,
  );
  expect(screen.getAllByRole('cell').at(-1)).toHaveTextContent(new RegExp(`^${words}$`));
});
