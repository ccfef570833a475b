import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { RowAction } from '@/ui/data-table/row-action';
import { RowTips } from '@/ui/data-table/row-tips';
import { renderUi } from '../render-ui';

const ROWS = ['Aung', 'Mya'];

function Table({
  rows,
  onAct = () => undefined,
}: {
  rows: readonly string[];
  onAct?: (row: string) => void;
}) {
  return (
    <RowTips rows={rows}>
      {rows.map((row) => (
        <RowAction
          key={row}
          icon="edit"
          tip={`Edit ${row[0]}`}
          label={`Edit ${row}`}
          onAct={() => onAct(row)}
        />
      ))}
    </RowTips>
  );
}

const tip = () => screen.queryByRole('tooltip')?.textContent;

describe('the tips of a row', () => {
  it('follow the pointer and the focus from act to act, and go by Escape', async () => {
    const { user } = await renderUi(<Table rows={ROWS} />);
    await user.hover(screen.getByRole('button', { name: 'Edit Mya' }));
    await waitFor(() => expect(tip()).toBe('Edit M'));
    expect(screen.queryByLabelText('Edit M')).not.toBeInTheDocument();
    await user.tab();
    await waitFor(() => expect(tip()).toBe('Edit A'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeUndefined());
  });

  it('go with the rows and with the act', async () => {
    const onAct = vi.fn();
    const { user, rerender } = await renderUi(<Table rows={ROWS} onAct={onAct} />);
    fireEvent.mouseOver(screen.getByRole('button', { name: 'Edit Mya' }));
    await waitFor(() => expect(tip()).toBe('Edit M'));
    rerender(<Table rows={['Aung']} onAct={onAct} />);
    await waitFor(() => expect(tip()).toBeUndefined());
    await user.hover(screen.getByRole('button', { name: 'Edit Aung' }));
    await waitFor(() => expect(tip()).toBe('Edit A'));
    await user.click(screen.getByRole('button', { name: 'Edit Aung' }));
    expect(onAct).toHaveBeenCalledWith('Aung');
    await waitFor(() => expect(tip()).toBeUndefined());
  });
});

function Address() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} from ${JSON.stringify(state)}`}</p>;
}

it('leads by a plain press to the form, which knows the list; any other press is left to the browser', async () => {
  await renderUi(
    <RowTips rows={ROWS}>
      <RowAction icon="edit" tip="Edit" label="Edit Aung" to="/form/7" />
      <Address />
    </RowTips>,
    { search: '?q=aung' },
  );
  const link = screen.getByRole('link', { name: 'Edit Aung' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.getByText('/list from null')).toBeInTheDocument();
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByText('/form/7 from {"listSearch":"?q=aung"}')).toBeInTheDocument();
});
