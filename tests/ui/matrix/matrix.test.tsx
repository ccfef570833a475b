import { fireEvent, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { toggled } from '@/lib/toggled';
import { Matrix } from '@/ui/matrix/matrix';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
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

type ExampleProps = { onOpen?: (row: number, column: string) => void; onPeriod?: (step: 1 | -1) => void };

function Example({ onOpen, onPeriod }: ExampleProps) {
  const [rows, setRows] = useState(ALL);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((row: number) => setSelected((before) => toggled(before, row)), []);
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
        onOpen={(row, { id }) => onOpen?.(row, id)}
        selected={selected}
        onToggle={toggle}
        onPeriod={onPeriod}
      />
    </>
  );
}

const shown = () => document.querySelectorAll('[role=rowgroup] > [role=row]').length;
const tabStops = () =>
  [...document.querySelectorAll('[role=grid] [tabindex="0"]')].map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

/** Moves the focus into the matrix, behind the button. */
async function renderFocused(props: ExampleProps = {}) {
  const rendered = await renderUi(<Example {...props} />);
  await rendered.user.tab();
  await rendered.user.tab();
  expect(focused()).toBe('Name 0');
  return rendered;
}

it('renders a few of its rows, and counts all of them for screen readers', async () => {
  await renderUi(<Example />);
  const grid = screen.getByRole('grid', { name: 'Example' });
  // The rows, the heads and the foot.
  expect(grid).toHaveAttribute('aria-rowcount', '202');
  expect(grid).toHaveAttribute('aria-colcount', '4');
  expect(screen.getByText('Name 1').parentElement).toHaveAttribute('aria-rowindex', '3');
  expect(shown()).toBeLessThan(40);
});

it('is one tab stop, in which arrows, Home and End move', async () => {
  const { user } = await renderFocused();
  expect(tabStops()).toEqual(['Name 0']);
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('Mon 1');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('Sum 199');
  await user.keyboard('{Home}{PageUp}');
  expect(focused()).toBe('Name 198');
  expect(tabStops()).toEqual(['Name 198']);
});

it('opens a cell by Enter or a press, and selects its row by the space bar', async () => {
  const onOpen = vi.fn();
  const { user } = await renderFocused({ onOpen });
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter} ');
  expect(onOpen.mock.calls).toEqual([[1, 'Mon']]);
  const row = screen.getByText('Name 1').parentElement;
  expect(row).toHaveAttribute('aria-selected', 'true');
  await user.keyboard(' ');
  expect(row).toHaveAttribute('aria-selected', 'false');
  fireEvent.click(screen.getByText('Tue 3'));
  expect(onOpen).toHaveBeenLastCalledWith(3, 'Tue');
});

it('takes a cell of the first row for the tab stop once the row of the focus is removed', async () => {
  await renderUi(<Example />);
  fireEvent.click(screen.getByText('Tue 3'));
  fireEvent.click(screen.getByText('Fewer'));
  expect(screen.queryByText('Name 3')).not.toBeInTheDocument();
  expect(tabStops()).toEqual(['Tue 100']);
});

it('renders all rows to print them', async () => {
  await renderUi(<Example />);
  fireEvent(window, new Event('beforeprint'));
  expect(shown()).toBe(200);
  fireEvent(window, new Event('afterprint'));
  expect(shown()).toBeLessThan(40);
});

it('moves by the rows between the head and the foot, of any height, but one', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(340);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  const { user } = await renderFocused();
  // Two whole rows of 34 px fit in 340 - 2 * 120 px.
  await user.keyboard('{PageDown}');
  expect(focused()).toBe('Name 1');
});

it('leaves Page Up and Page Down to pages with periods', async () => {
  const onPeriod = vi.fn();
  const { user } = await renderFocused({ onPeriod });
  await user.keyboard('{PageDown}{PageUp}');
  expect(onPeriod.mock.calls).toEqual([[1], [-1]]);
  expect(focused()).toBe('Name 0');
});
