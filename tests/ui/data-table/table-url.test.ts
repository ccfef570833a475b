import { describe, expect, it } from 'vitest';
import { writeUrlFields } from '@/lib/url-fields';
import { parseTableState, tableFields, type TableState } from '@/ui/data-table/use-table-url-state';

const rules = {
  prefix: '',
  columns: [{ id: 'name' }, { id: 'date' }, { id: 'salary', sortable: false }],
  defaultSort: '-date',
};
const DEFAULTS: TableState = { search: '', sort: rules.defaultSort, page: 1, size: 10 };
const parse = (query: string, prefix = '') =>
  parseTableState(new URLSearchParams(query), { ...rules, prefix });

describe('the state of a table in the URL', () => {
  it('is read from q, sort, page and size', () => {
    expect(parse('q=田中&sort=-name&page=3&size=15')).toEqual({
      search: '田中',
      sort: '-name',
      page: 3,
      size: 15,
    });
  });

  it.each([
    '',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'size=7',
    'size=',
    'sort=salary',
    'sort=-',
    'sort=',
  ])('falls back for “%s”', (query) => {
    expect(parse(query)).toEqual(DEFAULTS);
  });

  it.each([
    [{}, ''],
    [{ search: 'a b' }, 'q=a+b'],
    [{ sort: 'name' }, 'sort=name'],
    [{ page: 2, size: 20 }, 'page=2&size=20'],
  ] as [Partial<TableState>, string][])('writes %o as “%s”', (changes, query) => {
    const written = writeUrlFields(new URLSearchParams(), tableFields({ ...DEFAULTS, ...changes }, rules));
    expect(written.toString()).toBe(query);
    expect(parseTableState(written, rules)).toEqual({ ...DEFAULTS, ...changes });
  });

  it('keeps the other parameters of the URL', () => {
    const params = new URLSearchParams('month=2026-11&q=old&page=4');
    expect(writeUrlFields(params, tableFields(DEFAULTS, rules)).toString()).toBe('month=2026-11');
  });

  it('keeps two tables on one page apart', () => {
    const query = 'leave-page=2&leave-q=sick&page=5';
    expect(parse(query, 'leave')).toMatchObject({ page: 2, search: 'sick' });
    expect(parse(query)).toMatchObject({ page: 5, search: '' });
  });
});
