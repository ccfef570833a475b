import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useExplorerQuery } from '@/features/hours/explorer/components/use-explorer-query';
import { renderUi } from '../../ui/render-ui';

it('keeps the parts of the query that a search does not change', async () => {
  const seen: ReturnType<typeof useExplorerQuery>[0][] = [];

  function Query() {
    const [query, change] = useExplorerQuery();
    seen.push(query);
    return <button onClick={() => change({ q: 'apollo' })}>{`Search: ${query.search}`}</button>;
  }

  const path = 'path=project.month.project-7.month-2026-11';
  await renderUi(<Query />, { search: `?start=2026-06-01&end=2026-11-30&sort=-total&${path}` });
  const before = seen.at(-1);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('Search: apollo');
  const after = seen.at(-1);
  expect(after?.path).toBe(before?.path);
  expect(after?.path).toHaveLength(1);
  expect(after?.sides).toBe(before?.sides);
  expect(after?.range).toBe(before?.range);
  expect(after?.sort).toBe(before?.sort);
  expect(after?.sort).toEqual({ by: 'total', isDescending: true });
});
