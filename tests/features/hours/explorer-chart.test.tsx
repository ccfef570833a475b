import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExplorerChart } from '@/features/hours/explorer/components/explorer-chart';
import type { ExplorerRow } from '@/features/hours/explorer/model/explorer-rows';
import { loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../../ui/render-ui';

const projectRow = (id: number, hours: number): ExplorerRow => ({
  group: { key: String(id) },
  label: `Project ${id}`,
  cells: [],
  total: { sum: hours * 2, value: hours },
});

it('scales its bars by the largest drawn figure, whatever the rows that are not drawn', async () => {
  // 24 rows are drawn; the sorting put the largest figure behind them.
  const rows = Array.from({ length: 24 }, (_, index) => projectRow(index + 1, index === 0 ? 10 : 5));
  await renderUi(
    <ExplorerChart
      shown={{
        label: 'Hours by project',
        sides: { rows: 'project', columns: null },
        measure: 'hours',
        rows: [...rows, projectRow(25, 1000)],
        foot: { cells: [], total: { sum: 0, value: 0 } },
        columns: [],
        isEmpty: false,
        hasSumsAtCheck: false,
      }}
    />,
  );
  await loadCatalogues('explorer');
  const bars = await screen.findAllByRole('img', { name: /^Project/ });
  const heights = bars.map((bar) => bar.querySelector<HTMLElement>('[style]')?.style.height);
  expect(heights.slice(0, 2)).toEqual(['72px', '36px']);
  expect(screen.getByText(/^1 more/)).toBeInTheDocument();
});

it('shortens a name by whole characters', async () => {
  const figure = { sum: 2, value: 1 };
  const entity = { id: 4, eng_name: 'ABCDE𠮷田', jp_name: '' };
  await renderUi(
    <ExplorerChart
      shown={{
        label: 'Hours by project and employee',
        sides: { rows: 'project', columns: 'member' },
        measure: 'hours',
        rows: [{ ...projectRow(1, 1), cells: [figure] }],
        foot: { cells: [figure], total: figure },
        columns: [{ key: '4', entity }],
        isEmpty: false,
        hasSumsAtCheck: false,
      }}
    />,
  );
  expect(await screen.findByText('ABCDE𠮷')).toBeInTheDocument();
});
