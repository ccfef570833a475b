import type { SortOrder } from './column';

/** What a press on a column's header asks for: upwards first, then the other way round. */
export function nextSort(current: SortOrder | null, columnId: string): SortOrder {
  const isUp = current?.columnId === columnId && current.direction === 'ascending';
  return { columnId, direction: isUp ? 'descending' : 'ascending' };
}
