import { fireEvent, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import { Matrix } from '@/ui/matrix/matrix';
import { renderUi } from '../render-ui';

const COLUMNS: MatrixColumn[] = ['Name', 'Mon', 'Tue', 'Sum'].map((id, index) => ({
  id,
  head: id,
  width: 40,
  edge: index === 0 ? 'start' : index === 3 ? 'end' : undefined,
}));
const ALL = Array.from({ length: 200 }, (_, row) => row);
const getId = (row: number) => row;
const renderCell = (row: number, { id }: MatrixColumn) => ({ content: `${id} ${row}` });
const renderFoot = ({ id }: MatrixColumn) => ({ content: `all ${id}` });

type Told = { onOpen: (row: number, column: string) => void; onPeriod?: (step: 1 | -1) => void };

function Example({ onOpen, onPeriod }: Told) {
  const [rows, setRows] = useState(ALL);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (row: number) =>
      setSelected(
        (before) => new Set(before.has(row) ? [...before].filter((id) => id !== row) : [...before, row]),
      ),
    [],
  );
  return (
    <>
      <button onClick={() => setRows(ALL.slice(100))}>Fewer</button>
      <Matrix
        label="Example"
        columns={COLUMNS}
        rows={rows}
        rowId={getId}
        rowHeight={34}
        renderCell={renderCell}
        renderFoot={renderFoot}
        onOpen={(row, { id }) => onOpen(row, id)}
        selected={selected}
        onToggle={toggle}
        onPeriod={onPeriod}
      />
    </>
  );
}

const shown = () => document.querySelectorAll('[role=rowgroup] > [role=row]').length;
const focused = () => document.activeElement?.textContent;

it('is one tab stop with arrow keys, opens and selects cells, and keeps the focused row', async () => {
  const onOpen = vi.fn();
  const { user } = await renderUi(<Example onOpen={onOpen} />);
  const grid = screen.getByRole('grid', { name: 'Example' });
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['202', '4']);
  expect(shown()).toBeLessThan(40);
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  const row = screen.getByText('Name 1').parentElement;
  expect([row?.getAttribute('aria-rowindex'), row?.getAttribute('aria-selected')]).toEqual(['3', 'false']);

  await user.tab();
  await user.tab();
  expect(focused()).toBe('Name 0');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('Mon 1');
  await user.keyboard('{Enter} ');
  expect(onOpen.mock.calls).toEqual([[1, 'Mon']]);
  expect(row).toHaveAttribute('aria-selected', 'true');
  await user.keyboard(' ');
  expect(row).toHaveAttribute('aria-selected', 'false');

  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('Sum 199');
  await user.keyboard('{Home}{PageUp}');
  expect(focused()).toBe('Name 198');

  fireEvent.click(screen.getByText('Tue 3'));
  expect(onOpen).toHaveBeenLastCalledWith(3, 'Tue');
  // Once its row is removed, a cell of the first row is the tab stop.
  fireEvent.click(screen.getByText('Fewer'));
  expect(document.querySelector('[role=grid] [tabindex="0"]')).toHaveTextContent('Tue 100');
  expect(screen.queryByText('Name 3')).not.toBeInTheDocument();

  fireEvent(window, new Event('beforeprint'));
  expect(shown()).toBe(100);
  fireEvent(window, new Event('afterprint'));
  expect(shown()).toBeLessThan(40);
});

it('leaves Page Up and Page Down to pages with periods', async () => {
  const onPeriod = vi.fn();
  const { user } = await renderUi(<Example onOpen={vi.fn()} onPeriod={onPeriod} />);
  await user.tab();
  await user.tab();
  await user.keyboard('{PageDown}{PageUp}');
  expect(onPeriod.mock.calls).toEqual([[1], [-1]]);
  expect(focused()).toBe('Name 0');
});
