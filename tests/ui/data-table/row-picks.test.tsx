import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from '@/ui/data-table/data-table';
import { RowPicking, type RowSelection } from '@/ui/data-table/row-picking';
import { loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../render-ui';

const NUMBERS = Array.from({ length: 14 }, (_, index) => index + 1);
const COLUMNS = [{ id: 'number', header: 'Number', text: (row: number) => `Row ${row}` }];
const getKey = (row: number) => row;
const getLabel = (row: number) => `Select ${row}`;
const isLocked = (row: number) => row === 4;

const describeSum = (rows: readonly number[]) => `sum ${rows.reduce((sum, row) => sum + row, 0)}`;
const acts: RowSelection<number>['acts'] = (rows, deselect) => (
  <button onClick={() => deselect(rows.filter((row) => row > 2))}>Act on {rows.join(' ')}</button>
);

function Numbers({ everything = NUMBERS }) {
  return (
    <DataTable
      label="Numbers"
      rows={everything}
      columns={COLUMNS}
      rowKey={getKey}
      empty={{ title: 'None' }}
      picking={(table) => (
        <RowPicking {...table} selection={{ everything, getLabel, isLocked, describeSum, acts }} />
      )}
    />
  );
}

const box = (row: number) => screen.getByLabelText(`Select ${row}`);
const spoken = () =>
  [...document.querySelectorAll('[role=status]')]
    .map(({ textContent }) => textContent)
    .find((text) => /sum/.test(text));
const acted = () => screen.queryByText(/^Act on/)?.textContent ?? null;

it('rows are selected by click, range and keys, across search and pages, while they exist', async () => {
  await renderUi(null);
  await loadCatalogues('lists');
  const { user, rerender } = await renderUi(<Numbers />);
  const all = screen.getByLabelText<HTMLInputElement>('Select all rows of this page');
  expect(acted()).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(10);

  await user.click(box(2));
  expect(acted()).toBe('Act on 2');
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  expect(spoken()).toBe('1 selectedsum 2');
  fireEvent.click(box(6), { shiftKey: true });
  expect(acted()).toBe('Act on 2 3 5 6');
  fireEvent.click(screen.getByText('Row 8'), { ctrlKey: true });
  fireEvent.click(screen.getByText('Row 9'), { metaKey: true });
  fireEvent.click(screen.getByText('Row 10'));
  expect(acted()).toBe('Act on 2 3 5 6 8 9');

  box(8).focus();
  await user.keyboard('{ArrowUp}{ArrowUp} {Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(acted()).toBe('Act on 2 3 5 6 7 8');
  expect(box(8)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Act on 2 3 5 6 7 8')).toHaveFocus();

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Row 1' } });
  await waitFor(() => expect(spoken()).toBe('6 selectedsum 316 of them not shown'));
  fireEvent.click(all);
  expect(acted()).toBe('Act on 1 2 3 5 6 7 8 10 11 12 13 14');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await waitFor(() => expect(screen.getByText('1–10 of 14')).toBeInTheDocument());

  await user.click(screen.getByText(/^Act on/));
  expect(acted()).toBe('Act on 1 2');
  rerender(<Numbers everything={NUMBERS.slice(1)} />);
  expect(acted()).toBe('Act on 2');
  box(2).focus();
  await user.keyboard('{Escape}');
  expect(acted()).toBeNull();
});

it('the rows of other pages can be selected too, in Japanese and on cards', async () => {
  await renderUi(null, { language: 'ja' });
  await loadCatalogues('lists');
  const { user } = await renderUi(<Numbers />, { language: 'ja' });
  await user.click(screen.getByLabelText('このページの行をすべて選択'));
  expect(spoken()).toBe('9件を選択中sum 51');
  await user.click(screen.getByText('13件すべてを選択'));
  expect(acted()).toBe('Act on 1 2 3 5 6 7 8 9 10 11 12 13 14');
});
