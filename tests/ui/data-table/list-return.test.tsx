import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { rowState } from '@/ui/data-table/list-return';
import { RowAction } from '@/ui/data-table/row-action';
import { renderUi } from '../render-ui';

type Person = { id: number; name: string };

const columns: Column<Person>[] = [{ id: 'name', header: 'Name', text: ({ name }) => name }];
const people = ['Endo', 'Chiba', 'Abe'].map((name, index) => ({ id: index + 1, name }));

const getFirstRow = () => within(screen.getAllByRole('row')[1] ?? document.body);

/** The list after the form of the third person was saved. */
async function returnToList(search = '') {
  const { user } = await renderUi(
    <>
      <Link to={`/list${search}`} state={rowState(3, true)}>
        Save
      </Link>
      <DataTable
        label="People"
        rows={people}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: 'No people yet' }}
        actions={({ name }) => <RowAction icon="edit" tip="Edit" label={name} onAct={() => undefined} />}
      />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Save' }));
  return { user };
}

it('focuses the row of the saved record', async () => {
  await returnToList();
  expect(screen.getByRole('button', { name: 'Abe' })).toHaveFocus();
});

it('leaves the focus in the search, although a letter moves the row of the saved record', async () => {
  const { user } = await returnToList();
  await user.type(screen.getByRole('searchbox'), 'abe');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('abe');
  expect(getFirstRow().getByText('Abe')).toBeVisible();
});

it('leaves the focus in a search that hid the row of the saved record until it was cleared', async () => {
  const { user } = await returnToList('?q=endo');
  const box = screen.getByRole('searchbox');
  await user.clear(box);
  expect(screen.getByText('Abe')).toBeVisible();
  expect(box).toHaveFocus();
});

it('leaves the focus on the header whose order moves the row of the saved record', async () => {
  const { user } = await returnToList();
  const header = screen.getByRole('button', { name: 'Name' });
  await user.click(header);
  expect(getFirstRow().getByText('Abe')).toBeVisible();
  expect(header).toHaveFocus();
});
