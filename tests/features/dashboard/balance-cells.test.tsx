import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Balance } from '@/features/work/model/hours-balance';
import { BalanceCells } from '@/features/dashboard/components/balance/balance-cells';
import { renderUi } from '../../ui/render-ui';

const renderCells = (sum: Balance, registered?: number) =>
  renderUi(
    <table>
      <tbody>
        <tr>
          <BalanceCells sum={sum} registered={registered} />
        </tr>
      </tbody>
    </table>,
  );

it.each([
  ['the same in parts of ten minutes', 6, '–'],
  ['less', 3, '0.5 not registered'],
  ['more', 9, '0.5 not worked'],
])('overtime of an hour compared with what was registered: %s', async (_, tenths, words) => {
  const registered = Array.from({ length: tenths }, () => 10 / 60).reduce((sum, hours) => sum + hours, 0);
  const sum = { recorded: 9, due: 8, balance: 1, overtime: 1 };
  await renderCells(sum, registered);
  expect((await screen.findAllByRole('cell')).at(-1)).toHaveTextContent(new RegExp(`^${words}$`));
});

it.each([
  ['of parts of an hour that make none', 0.1 + 0.2 - 0.3, '0'],
  ['above 0', 0.5, '+0.5'],
  ['below 0', -0.5, '−0.5'],
])('a balance %s has its sign', async (_, balance, words) => {
  await renderCells({ recorded: 8, due: 8, balance, overtime: 0 });
  expect((await screen.findAllByRole('cell'))[2]?.textContent).toBe(words);
});
