import type { ReactNode } from 'react';
import type { Column } from '@/ui/data-table/column';
import type { Project } from '../fields';
import type { ActivityFilter } from '../model/project-search';

export type ProjectFigures = {
  columns: readonly Column<Project>[];
  rows: readonly Project[] | undefined;
  /** The source of the figures, or why there are none; undefined until loaded. */
  note: ReactNode;
};

/** The props of the part that adds the figures: it loads after the list and reports each change. */
export type ProjectActivityProps = {
  projects: readonly Project[] | undefined;
  filter: ActivityFilter;
  onFigures: (figures: ProjectFigures) => void;
};
