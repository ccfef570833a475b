import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTableUrlState } from '@/ui/data-table/use-table-url-state';
import { useUrlState } from '@/ui/page/use-url-state';
import { renderUi } from '../render-ui';

const read = (params: URLSearchParams) => ({ role: params.get('role'), count: Number(params.get('count')) });

function Filter() {
  const [{ role, count }, change] = useUrlState(read);
  const { setSize } = useTableUrlState();

  function changeAll() {
    change({ role: 'admin', page: null });
    change((current) => ({ count: current.count + 1 }));
    change((current) => ({ count: current.count + 1 }));
    setSize(20);
  }

  return <button onClick={changeAll}>{`${role} ${count}`}</button>;
}

it('keeps each of several changes made at once, also of a table, and unknown parameters', async () => {
  await renderUi(<Filter />, { search: '?page=3&view=7' });
  fireEvent.click(screen.getByText('null 0'));
  expect(await screen.findByText('admin 2')).toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe('?view=7&role=admin&count=2&size=20'));
});
