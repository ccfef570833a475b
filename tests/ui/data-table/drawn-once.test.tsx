import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { DataTable } from '@/ui/data-table/data-table';
import { renderUi } from '../render-ui';

const ROWS = [1, 2, 12];
const COLUMNS = [{ id: 'number', header: 'Number', text: String }];
const getKey = (row: number) => row;

it('renders the parts below the rows once for each search, not for each key', async () => {
  const toolbar = vi.fn<(found: readonly number[]) => null>(() => null);
  await renderUi(
    <DataTable
      label="Numbers"
      rows={ROWS}
      columns={COLUMNS}
      rowKey={getKey}
      empty={{ title: 'None' }}
      toolbar={toolbar}
    />,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '1' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '12' } });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  const findings = toolbar.mock.calls.map(([found]) => found);
  expect(findings).toHaveLength(new Set(findings).size);
});

it('shows the other page at once, before the address has changed', async () => {
  await renderUi(null);
  const rows = Array.from({ length: 37 }, (_, index) => index + 1);
  const load = ({ request }: { request: Request }) =>
    new URL(request.url).search ? new Promise<null>(() => undefined) : null;
  const table = (
    <DataTable label="Numbers" rows={rows} columns={COLUMNS} rowKey={getKey} empty={{ title: 'None' }} />
  );
  const router = createMemoryRouter([
    { path: '/', element: table, loader: load, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('1–10 of 37');
  act(() => screen.getByRole('button', { name: 'Go to page 2' }).click());
  expect(screen.getByRole('cell', { name: '11' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});
