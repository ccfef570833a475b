import { expect, it } from 'vitest';
import { RowTable } from '@/mock-api/db/row-table';

it('gives no id twice, not even that of a removed fixture', () => {
  const fixtures = [{ id: 4 }, { id: 7 }];
  const table = new RowTable(() => fixtures);
  table.removeWhere(({ id }) => id === 7);
  expect([table.insert({}), table.insert({})]).toEqual([{ id: 8 }, { id: 9 }]);
});
