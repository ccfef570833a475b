import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DataTable } from '@/ui/data-table/data-table';
import { renderUi } from '../render-ui';

const ROWS = [1, 2, 12];
const COLUMNS = [{ id: 'number', header: 'Number', text: String }];
const keyOf = (row: number) => row;

it('draws what follows the rows once for each finding, not for each key', async () => {
  const toolbar = vi.fn<(found: readonly number[]) => null>(() => null);
  await renderUi(
    <DataTable
      label="Numbers"
      rows={ROWS}
      columns={COLUMNS}
      rowKey={keyOf}
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
