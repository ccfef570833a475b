import type { ReactNode } from 'react';
import type { Column } from '@/ui/data-table/column';
import type { Project } from '../api/project-schema';

/** What stands in the list beside what a project is. */
export type ProjectExtras = {
  columns: readonly Column<Project>[];
  /** The projects that the filter leaves; undefined while that is not known. */
  rows: readonly Project[] | undefined;
  filter: ReactNode;
  /** Where the further columns come from. */
  note: ReactNode;
};
