import { queryOptions } from '@tanstack/react-query';
import { request, requestRow } from '@/api/request';
import { rowsOf } from '@/api/wire-fields';
import { skillSheetSchema } from './skill-sheet-schema';
import type { SkillSheet } from '../fields';

const ALL = ['skills'] as const;
const PATH = 'reporting-system/employee-skill-sheet/get';
/** The server leaves out each one that is not asked for. */
const RELATIONS = { staff: {}, staff_project: {}, staff_responsibility: {}, tech_stack_proficiencies: {} };

/** Every skill sheet, straight from the server. */
export function fetchSkillSheets(signal?: AbortSignal): Promise<SkillSheet[]> {
  return request(rowsOf(skillSheetSchema), { path: PATH, body: RELATIONS, signal });
}

/** One skill sheet, straight from the server; null when there is no such sheet (any more). */
export const fetchSkillSheet = (id: number, signal?: AbortSignal): Promise<SkillSheet | null> =>
  requestRow(rowsOf(skillSheetSchema), { path: PATH, body: { id, ...RELATIONS }, signal });

export const skillQueries = {
  /** Every skill sheet with its relations, in the order of the server. Source: SK-1. */
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => fetchSkillSheets(signal),
      meta: { reads: ['skills', 'staff', 'projects'], failure: 'toasts:fetch.skillSheets' },
    }),
  /** What the edit form starts with: read afresh each time it opens, with all four relations. Source: SK-2. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...ALL, 'detail', id],
      queryFn: ({ signal }) => fetchSkillSheet(id, signal),
      gcTime: 0,
      meta: { reads: ['skills', 'staff', 'projects'], failure: 'toasts:fetch.skillSheets' },
    }),
};
