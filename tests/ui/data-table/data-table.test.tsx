import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { message } from '@/i18n/message';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { useVisibleRows } from '@/ui/data-table/use-found-rows';
import { renderUi } from '../render-ui';
import { useNarrowScreen } from '../../support/browser-states';

type Person = { id: number; name: string; hours: number };

const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', text: (person) => person.name },
  { id: 'hours', header: 'Hours', text: (person) => person.hours },
  { id: 'id', header: 'Number', text: (person) => person.id, sortable: false },
];
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Person ${index + 1}`,
    hours: (index * 7) % 11,
  }));

type Props = Partial<Parameters<typeof DataTable<Person>>[0]>;

function PeopleTable(props: Props) {
  return (
    <DataTable
      label="People"
      rows={people(37)}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{
        title: 'No people yet',
        why: 'They come with the first entry.',
        action: <button>Add one</button>,
      }}
      {...props}
    />
  );
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const address = () => window.location.search;

describe('paging [TB-1]', () => {
  it('shows ten rows, names their range, and counts the pages', async () => {
    const { user } = await renderUi(<PeopleTable />);
    expect(names()).toHaveLength(10);
    expect(screen.getByText('1–10 of 37')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to page 4' }));
    expect(names()).toEqual([
      'Person 31',
      'Person 32',
      'Person 33',
      'Person 34',
      'Person 35',
      'Person 36',
      'Person 37',
    ]);
    expect(screen.getByText('31–37 of 37')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to page 4' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(address()).toBe('?page=4'));
  });

  it('is described in Japanese too', async () => {
    await renderUi(<PeopleTable />, { language: 'ja' });
    expect(screen.getByText('37件中 1～10件')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'ページ' })).toBeVisible();
  });

  it('is hidden for ten rows', async () => {
    await renderUi(<PeopleTable rows={people(10)} />);
    expect(names()).toHaveLength(10);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('has at most six page buttons', async () => {
    await renderUi(<PeopleTable rows={people(400)} />, { search: '?page=20' });
    expect(
      screen.getAllByRole('button', { name: /^Go to page/ }).map((button) => button.textContent),
    ).toEqual(['17', '18', '19', '20', '21', '22']);
  });

  it('offers 5, 10, 15 and 20 rows and returns to the first page', async () => {
    const { user } = await renderUi(<PeopleTable />, { search: '?page=3' });
    const size = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['5', '10', '15', '20']);
    await user.selectOptions(size, '20');
    expect(names()).toHaveLength(20);
    await waitFor(() => expect(address()).toBe('?size=20'));
  });

  it('ignores invalid values in the address', async () => {
    await renderUi(<PeopleTable />, { search: '?page=99&size=7&sort=salary&q=' });
    expect(screen.getByText('31–37 of 37')).toBeVisible();
  });
});

describe('sorting', () => {
  it('ascends, then descends, and is announced to screen readers', async () => {
    const { user } = await renderUi(<PeopleTable rows={people(3)} />);
    expect(header('Hours')).toHaveAttribute('aria-sort', 'none');
    expect(header('Number')).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Hours' }));
    expect(header('Hours')).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Person 1', 'Person 3', 'Person 2']);
    await user.keyboard('{Enter}');
    expect(header('Hours')).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Person 2', 'Person 3', 'Person 1']);
    await waitFor(() => expect(address()).toBe('?sort=-hours'));
  });

  it('starts in the order of the page', async () => {
    await renderUi(<PeopleTable rows={people(3)} defaultSort="-name" />);
    expect(names()).toEqual(['Person 3', 'Person 2', 'Person 1']);
    expect(address()).toBe('');
  });

  it('aligns numbers to the right', async () => {
    await renderUi(<PeopleTable rows={people(1)} />);
    expect(header('Hours')).toHaveAttribute('data-align', 'right');
    expect(header('Name')).not.toHaveAttribute('data-align', 'right');
  });
});

describe('searching', () => {
  it('is written to the address when the field loses the focus, so that history restores it', async () => {
    await renderUi(<PeopleTable />);
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: 'person 12' } });
    expect(address()).toBe('');
    fireEvent.blur(box);
    await act(() => Promise.resolve());
    expect(new URLSearchParams(address()).get('q')).toBe('person 12');
  });

  it('filters the list, counts the matches, and is in the address', async () => {
    const { user } = await renderUi(<PeopleTable />, { search: '?page=2' });
    await user.type(screen.getByRole('searchbox', { name: 'Search in this list' }), 'ＰＥＲＳＯＮ　３７');
    expect(await screen.findByText('1 row')).toBeInTheDocument();
    expect(names()).toEqual(['Person 37']);
    await waitFor(() => expect(new URLSearchParams(address()).get('q')).toBe('ＰＥＲＳＯＮ　３７'));
    expect(new URLSearchParams(address()).has('page')).toBe(false);
    expect(screen.getByRole('searchbox')).toHaveValue('ＰＥＲＳＯＮ　３７');
  });

  it('starts with the text of the address', async () => {
    await renderUi(<PeopleTable />, { search: '?q=person+12' });
    expect(screen.getByRole('searchbox')).toHaveValue('person 12');
    expect(names()).toEqual(['Person 12']);
  });

  it.each([
    ['in the field', 0],
    ['in place of the rows', 1],
  ])('explains a search without matches and offers to clear it %s', async (_place, index) => {
    const { user } = await renderUi(<PeopleTable />, { search: '?q=nobody' });
    expect(screen.getByText('Nothing matches “nobody”')).toBeVisible();
    const clear = screen.getAllByRole('button', { name: 'Clear the search' })[index];
    if (clear) await user.click(clear);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await screen.findByText('1–10 of 37')).toBeVisible();
  });

  it('keeps an order that was chosen just before', async () => {
    await renderUi(<PeopleTable />);
    fireEvent.click(screen.getByRole('button', { name: 'Hours' }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '3' } });
    await waitFor(() => expect(address()).toBe('?q=3&sort=hours'));
  });

  it('is cleared by Escape', async () => {
    const { user } = await renderUi(<PeopleTable />, { search: '?q=person+12' });
    await user.type(screen.getByRole('searchbox'), '{Escape}');
    expect(await screen.findByText('1–10 of 37')).toBeVisible();
  });

  it('waits while an input method composes, and shows the composed text', async () => {
    await renderUi(<PeopleTable rows={[{ id: 9, name: '田中 花子', hours: 8 }, ...people(3)]} />);
    const box = screen.getByRole('searchbox');
    fireEvent.compositionStart(box);
    fireEvent.input(box, { target: { value: 'たなｋ' }, isComposing: true });
    expect(box).toHaveValue('たなｋ');
    expect(names()).toHaveLength(4);
    fireEvent.input(box, { target: { value: '田中' }, isComposing: true });
    fireEvent.compositionEnd(box);
    await waitFor(() => expect(names()).toEqual(['田中 花子']));
  });

  it('follows the browser history', async () => {
    await renderUi(<PeopleTable />, { search: '?q=person+12' });
    act(() => {
      window.history.pushState(null, '', '/list?q=person+13');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(names()).toEqual(['Person 13']));
    expect(screen.getByRole('searchbox')).toHaveValue('person 13');
  });
});

describe('a list without rows', () => {
  it('keeps the height of the rows that are loading', async () => {
    await renderUi(<PeopleTable rows={undefined} />);
    expect(screen.getByRole('table', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(11);
  });

  it('explains why it is empty and offers the next step', async () => {
    await renderUi(<PeopleTable rows={[]} />);
    expect(screen.getByText('No people yet')).toBeVisible();
    expect(screen.getByText('They come with the first entry.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add one' })).toBeVisible();
  });

  it('shows a failure in the user’s language and a retry, but no count of matches', async () => {
    const retry = vi.fn();
    const { user } = await renderUi(
      <PeopleTable rows={undefined} error={message('common:error.offline')} onRetry={retry} />,
      { language: 'ja', search: '?q=x' },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('サーバーに接続できません');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: '再試行' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('shows cached rows in spite of a failed refresh', async () => {
    await renderUi(<PeopleTable rows={people(2)} error={message('common:error.offline')} />);
    expect(names()).toHaveLength(2);
  });
});

describe('the parts around the rows', () => {
  it('include the actions of each row', async () => {
    await renderUi(
      <PeopleTable rows={people(2)} actions={(person) => <button>Edit {person.name}</button>} />,
    );
    expect(screen.getByRole('columnheader', { name: 'Action' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Person 2' })).toBeVisible();
  });

  it('pass the matching rows to the toolbar, in the shown order', async () => {
    const toolbar = vi.fn((_found: readonly Person[]) => null);
    const rows = ['Ann', 'Bob', 'Anna'].map((name, id) => ({ id, name, hours: 8 }));
    await renderUi(<PeopleTable rows={rows} toolbar={toolbar} />, { search: '?q=ann&sort=-name' });
    expect(toolbar.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['Anna', 'Ann']);
  });

  it('write the state of a second table under its own names', async () => {
    const { user } = await renderUi(<PeopleTable urlPrefix="leave" />, { search: '?page=2' });
    expect(screen.getByText('1–10 of 37')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
    await waitFor(() => expect(address()).toBe('?page=2&leave-page=3'));
  });
});

describe('on a phone', () => {
  it('shows each row as a card of terms and values, with a choice of the order', async () => {
    useNarrowScreen();
    const { user } = await renderUi(<PeopleTable rows={people(3)} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const list = screen.getByRole('list', { name: 'People' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Person 1Hours0Number1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Hours');
    await user.click(screen.getByRole('button', { name: 'ascending' }));
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Person 2');
    await waitFor(() => expect(address()).toBe('?sort=-hours'));
  });
});

function VisibleNames() {
  const visible = useVisibleRows(ALL_PEOPLE, columns);
  return <p>{visible.map(({ name }) => name).join()}</p>;
}

const ALL_PEOPLE = people(37);

it('shows all rows at once on request, and reports the shown rows', async () => {
  await renderUi(
    <>
      <PeopleTable isPaged={false} />
      <VisibleNames />
    </>,
    { search: '?q=person 3&sort=-name' },
  );
  expect(names()).toHaveLength(13);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByText(names().join())).toBeInTheDocument();
});
