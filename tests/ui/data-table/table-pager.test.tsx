import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from '@/ui/data-table/data-table';
import { TablePager } from '@/ui/data-table/table-pager';
import { renderUi } from '../render-ui';

describe('the pager', () => {
  it('opens the first and the last page', async () => {
    const onPage = vi.fn();
    const { user } = await renderUi(
      <TablePager page={20} pageCount={40} size={10} total={400} onPage={onPage} onSize={vi.fn()} />,
    );
    await user.click(screen.getByRole('button', { name: 'Go to the last page' }));
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
    expect(onPage.mock.calls).toEqual([[40], [1]]);
  });

  it('keeps the focus on a button that has no further page', async () => {
    const onPage = vi.fn();
    const { user } = await renderUi(
      <TablePager page={40} pageCount={40} size={10} total={400} onPage={onPage} onSize={vi.fn()} />,
    );
    const next = screen.getByRole('button', { name: 'Go to the next page' });
    await user.click(next);
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('is shown for few rows that do not fit on one page', async () => {
    const columns = [{ id: 'name', header: 'Name', text: String }];
    await renderUi(
      <DataTable
        label="Numbers"
        rows={[1, 2, 3, 4, 5, 6, 7]}
        columns={columns}
        rowKey={(row) => row}
        empty={{ title: 'None' }}
      />,
      { search: '?size=5' },
    );
    expect(screen.getByText('1–5 of 7')).toBeVisible();
  });
});
