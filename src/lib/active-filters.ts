/** A field that is null filters nothing. */
export function countActiveFilters(filter: object): number {
  return Object.values(filter).filter((value) => value !== null).length;
}

export const hasFilter = (filter: object): boolean => countActiveFilters(filter) > 0;
