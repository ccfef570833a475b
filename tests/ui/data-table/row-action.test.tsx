import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RowAction } from '@/ui/data-table/row-action';
import { useInsideLinks } from '@/ui/page/use-inside-links';
import { renderUi } from '../render-ui';

function Address() {
  const { pathname, state } = useLocation();
  useInsideLinks();
  return <p>{`${pathname} from ${JSON.stringify(state)}`}</p>;
}

it('opens the form with the address of the list; modified clicks are left to the browser', async () => {
  await renderUi(
    <>
      <RowAction icon="edit" tip="Edit" label="Edit Aung" to="/form/7" />
      <Address />
    </>,
    { search: '?q=aung' },
  );
  const link = screen.getByRole('link', { name: 'Edit Aung' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.getByText('/list from null')).toBeInTheDocument();
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByText('/form/7 from {"listSearch":"?q=aung"}')).toBeInTheDocument();
});
