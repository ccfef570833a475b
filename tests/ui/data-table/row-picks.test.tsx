import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from '@/ui/data-table/data-table';
import { RowPicking, type RowSelection } from '@/ui/data-table/row-picking';
import { loadCatalogues } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
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

async function renderNumbers(language: Language = 'en') {
  await renderUi(null, { language });
  await loadCatalogues('lists');
  return renderUi(<Numbers />, { language });
}

it('rows are selected by a click on their box, as a range with Shift, and anywhere with Ctrl or ⌘', async () => {
  const { user } = await renderNumbers();
  const all = screen.getByLabelText<HTMLInputElement>('Select all rows of this page');
  expect(acted()).toBeNull();
  // Those of the page and of its rows; row 4 has none.
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
});

it('rows are selected by keys on their boxes; Enter leads to the acts, and Escape deselects', async () => {
  const { user } = await renderNumbers();
  box(6).focus();
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(acted()).toBe('Act on 6 7 8');
  expect(box(8)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(acted()).toBe('Act on 6 7 8');
  expect(box(7)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Act on 6 7 8')).toHaveFocus();
  box(6).focus();
  await user.keyboard('{Escape}');
  expect(acted()).toBeNull();
});

it('rows stay selected while a search hides them', async () => {
  const { user } = await renderNumbers();
  await user.click(box(2));
  await user.click(box(10));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Row 1' } });
  await waitFor(() => expect(spoken()).toBe('2 selectedsum 121 of them not shown'));
  // Finds 1 and 10 to 14.
  fireEvent.click(screen.getByLabelText('Select all rows of this page'));
  expect(acted()).toBe('Act on 1 2 10 11 12 13 14');
});

it('rows that an act has finished, or that no longer exist, are not selected', async () => {
  const { user, rerender } = await renderNumbers();
  for (const row of [1, 2, 3]) await user.click(box(row));
  await user.click(screen.getByText('Act on 1 2 3'));
  expect(acted()).toBe('Act on 1 2');
  rerender(<Numbers everything={NUMBERS.slice(1)} />);
  expect(acted()).toBe('Act on 2');
});

it('the rows of other pages can be selected too, in Japanese', async () => {
  const { user } = await renderNumbers('ja');
  await user.click(screen.getByLabelText('このページの行をすべて選択'));
  expect(spoken()).toBe('9件を選択中sum 51');
  await user.click(screen.getByText('13件すべてを選択'));
  expect(acted()).toBe('Act on 1 2 3 5 6 7 8 9 10 11 12 13 14');
});
